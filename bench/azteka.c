/* Azteka classic, uniform random playouts: the plain C loop that the compiled rules are measured against.
 *
 *   azteka SECONDS  ->  one JSON object: playouts_per_s, plies_per_s, plies_per_playout
 *
 * The same work as `stelae bench azteka`: all legal moves of each ply, one of them at random, births, withering, goals
 * after every placement and turn; repetition left out, a playout stops after 200 plies.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint32_t sockets;

enum { LIFE, DEATH };

static uint64_t random_state = 88172645463325252u;

static uint32_t below(uint32_t bound) {
    random_state = 698769069u * (random_state & 0xFFFFFFFFu) + (random_state >> 32);
    return (uint32_t)(((random_state ^ random_state >> 32) & 0xFFFFFFFFu) * bound >> 32);
}

static sockets around(sockets s) {
    sockets clockwise = (s << 1 & 0xFEFEFEFEu) | (s >> 7 & 0x01010101u);
    sockets counter = (s >> 1 & 0x7F7F7F7Fu) | (s << 7 & 0x80808080u);
    return clockwise | counter | s << 8 | s >> 8;
}

static sockets turned(sockets s, int ring) {
    sockets lane = s >> 8 * ring & 0xFF;
    sockets after = (lane << 1 | lane >> 7) & 0xFF;
    return s ^ (lane ^ after) << 8 * ring;
}

static sockets full_sectors(sockets s) { return s & s >> 8 & s >> 16 & s >> 24 & 0xFF; }

static int has_empty_ring(sockets s) { return ((s - 0x01010101u) & ~s & 0x80808080u) != 0; }

static int life_goal(sockets s) {
    return ((s | s >> 8 | s >> 16 | s >> 24) & 0xFF) == 0xFF && !has_empty_ring(s);
}

static int death_goal(sockets s) { return full_sectors(s) || has_empty_ring(~s); }

static int playout(int *winner) {
    sockets life = 0, death = 0;
    int seat = LIFE, birth = 0, plies = 0;
    *winner = -1;
    while (plies < 200) {
        uint64_t moves = life | death ? (uint64_t)(around(life) & ~(life | death)) : 0xFFFFFFFFu;
        if (birth)
            moves |= 1ull << 36;
        else if (life | death)
            moves |= 0xFull << 32;
        for (uint32_t n = below((uint32_t)__builtin_popcountll(moves)); n > 0; n--)
            moves &= moves - 1;
        int move = __builtin_ctzll(moves);
        plies++;
        birth = 0;
        if (move < 32 && seat == LIFE) {
            life |= 1u << move;
            birth = full_sectors(life | death) >> move % 8 & 1;
        } else if (move < 32) {
            death |= 1u << move;
            int left = 14 - __builtin_popcount(death);
            for (sockets beside = life & around(1u << move); beside && left > 0; beside &= beside - 1) {
                sockets piece = beside & -beside;
                if ((around(piece) & ~death) == 0) {
                    life ^= piece;
                    death |= piece;
                    left--;
                }
            }
        } else if (move < 36) {
            life = turned(life, move - 32);
            death = turned(death, move - 32);
        }
        if (move != 36) {
            int life_wins = life_goal(life) || __builtin_popcount(life) == 14;
            int death_wins = death_goal(death) || __builtin_popcount(death) == 14;
            if (life_wins || death_wins) {
                *winner = seat == LIFE ? (life_wins ? LIFE : DEATH) : (death_wins ? DEATH : LIFE);
                return plies;
            }
            if (life == 0)
                return plies;
        }
        if (!birth)
            seat ^= 1;
    }
    return plies;
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 5, spent = 0;
    long playouts = 0, plies = 0, won[3] = {0, 0, 0};
    while (spent < seconds) {
        double began = now();
        for (int n = 0; n < 10000; n++) {
            int winner;
            plies += playout(&winner);
            won[winner + 1]++;
        }
        playouts += 10000;
        spent += now() - began;
    }
    printf("{\"playouts_per_s\": %.0f, \"plies_per_s\": %.0f, \"plies_per_playout\": %.2f, \"drawn\": %.4f, \"life\": %.4f, "
           "\"death\": %.4f}\n",
           (double)playouts / spent, (double)plies / spent, (double)plies / (double)playouts, (double)won[0] / (double)playouts,
           (double)won[1] / (double)playouts, (double)won[2] / (double)playouts);
    return 0;
}
