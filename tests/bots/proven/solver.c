/* Forced wins in Azteka for two, proven the plain way: all moves to a depth, no table, no pruning but the first reply that
 * holds. It shares nothing with the bots or the rules of the program, so the one can be held against the other.
 *
 *   solver PLIES NODES  <  lines "VARIANT BIRTH POSITION"
 *
 * For each line that is won for the side to move within PLIES: the plies to the win, then each move that keeps it with the
 * plies it takes, as `5 c4:5 d+:7`; `-` if it is not won; `?` if more than NODES moves would have to be tried.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t sockets;
typedef struct { sockets life, death; int seat, birth; } position;
enum { LIFE, DEATH, NOBODY };
enum { GOES_ON, LIFE_WINS, DEATH_WINS, DRAWN };
enum { TURN = 32, TWICE = 36, DECLINE = 40, MOVES = 41, DEEPEST = 32 };

static int aggressive, births_of_life;
static long nodes, most;
static int refuter[DEEPEST];

static int at(int ring, int sector) { return 8 * ring + (sector & 7); }
static int has(sockets s, int socket) { return s >> socket & 1; }

static int neighbours(int socket, int *into) {
    int ring = socket / 8, sector = socket % 8, n = 0;
    into[n++] = at(ring, sector + 1);
    into[n++] = at(ring, sector + 7);
    if (ring > 0) into[n++] = at(ring - 1, sector);
    if (ring < 3) into[n++] = at(ring + 1, sector);
    return n;
}

static sockets beside[32], ring_of[4], sector_of[8];

static void prepare(void) {
    for (int socket = 0; socket < 32; socket++) {
        int found[4], n = neighbours(socket, found);
        for (int k = 0; k < n; k++) beside[socket] |= 1u << found[k];
        ring_of[socket / 8] |= 1u << socket;
        sector_of[socket % 8] |= 1u << socket;
    }
}

static int life_has_won(sockets life) {
    if (__builtin_popcount(life) == 14) return 1;
    for (int sector = 0; sector < 8; sector++) if (!(life & sector_of[sector])) return 0;
    for (int ring = 0; ring < 4; ring++) if (!(life & ring_of[ring])) return 0;
    return 1;
}

static int death_has_won(sockets death) {
    if (__builtin_popcount(death) == 14) return 1;
    for (int sector = 0; sector < 8; sector++) if ((death & sector_of[sector]) == sector_of[sector]) return 1;
    for (int ring = 0; ring < 4; ring++) if ((death & ring_of[ring]) == ring_of[ring]) return 1;
    return 0;
}

static sockets rotate(sockets s, int ring, int steps) {
    sockets after = s & ~ring_of[ring];
    for (int sector = 0; sector < 8; sector++)
        if (has(s, at(ring, sector))) after |= 1u << at(ring, sector + steps);
    return after;
}

static int legal(const position *p, int move) {
    sockets own = p->seat == LIFE ? p->life : p->death, other = p->seat == LIFE ? p->death : p->life;
    int empty = !(p->life | p->death);
    if (move == DECLINE) return p->birth;
    if (move >= TURN) {
        if (p->birth || empty) return 0;
        if (move < TWICE) return 1;
        int ring = move - TWICE;
        return aggressive && __builtin_popcount(own & ring_of[ring]) > __builtin_popcount(other & ring_of[ring]);
    }
    if (has(p->life | p->death, move) || __builtin_popcount(own) == 14) return 0;
    return aggressive || empty || (beside[move] & p->life) != 0;
}

static int play(position *p, int move) {
    int mover = p->seat, again = 0;
    p->birth = 0;
    if (move < TURN && mover == LIFE) {
        p->life |= 1u << move;
        sockets sector = sector_of[move % 8];
        again = !aggressive && ((births_of_life ? p->life : p->life | p->death) & sector) == sector;
    } else if (move < TURN) {
        p->death |= 1u << move;
        if (!aggressive) {
            sockets around_now = beside[move] & p->life, death = p->death, taken = 0;
            int left = 14 - __builtin_popcount(p->death);
            for (int socket = 0; socket < 32 && left > 0; socket++)
                if (has(around_now, socket) && (beside[socket] & ~death) == 0) taken |= 1u << socket, left--;
            p->life &= ~taken;
            p->death |= taken;
        }
    } else if (move < DECLINE) {
        int ring = move < TWICE ? move - TURN : move - TWICE, steps = move < TWICE ? 1 : 2;
        p->life = rotate(p->life, ring, steps);
        p->death = rotate(p->death, ring, steps);
    }
    if (move != DECLINE) {
        int lifes = life_has_won(p->life), deaths = death_has_won(p->death);
        if (lifes && (mover == LIFE || !deaths)) return LIFE_WINS;
        if (deaths) return DEATH_WINS;
        if (!aggressive && !p->life) return DRAWN;
    }
    if (again) p->birth = 1;
    else p->seat = 1 - mover;
    return GOES_ON;
}

/* Whether the attacker wins within so many plies, whatever the other does: 1, 0, or -1 when there are too many nodes. */
static int wins(const position *p, int attacker, int left) {
    if (left == 0) return 0;
    int ours = p->seat == attacker;
    for (int index = -1; index < MOVES; index++) {
        int move = index < 0 ? refuter[left] : index;
        if (index == refuter[left] || !legal(p, move)) continue;
        position after = *p;
        int end = play(&after, move), found;
        if (++nodes > most) return -1;
        if (end == GOES_ON) found = wins(&after, attacker, left - 1);
        else found = end == (attacker == LIFE ? LIFE_WINS : DEATH_WINS);
        if (found < 0) return -1;
        if (found == ours) {
            refuter[left] = move;
            return ours;
        }
    }
    return !ours;
}

static int after_move(const position *p, int move, int attacker, int left) {
    position after = *p;
    int end = play(&after, move);
    if (end != GOES_ON) return end == (attacker == LIFE ? LIFE_WINS : DEATH_WINS);
    return wins(&after, attacker, left);
}

static void name(int move, char *into) {
    if (move == DECLINE) strcpy(into, "-");
    else if (move < TURN) sprintf(into, "%c%c", "abcd"[move / 8], "12345678"[move % 8]);
    else sprintf(into, "%c%s", "abcd"[(move - TURN) % 4], move < TWICE ? "+" : "++");
}

int main(int argc, char **argv) {
    int plies = argc > 1 ? atoi(argv[1]) : 9;
    most = argc > 2 ? atol(argv[2]) : 1000000000;
    char variant[16], birth[8], board[64], mover, text[8];
    prepare();
    while (scanf("%15s %7s %63s %c%*[^\n]", variant, birth, board, &mover) == 4) {
        position p = {0, 0, mover == 'D' ? DEATH : LIFE, mover == 'l'};
        aggressive = variant[0] == 'a';
        births_of_life = birth[0] == 'l';
        for (int ring = 0; ring < 4; ring++)
            for (int sector = 0; sector < 8; sector++) {
                char piece = board[9 * ring + sector];
                if (piece == 'L') p.life |= 1u << at(ring, sector);
                if (piece == 'D') p.death |= 1u << at(ring, sector);
            }
        nodes = 0;
        int shortest = 0, found = 0, takes[MOVES] = {0};
        for (int left = 0; left < plies && found >= 0; left++)
            for (int move = 0; move < MOVES && found >= 0; move++)
                if (!takes[move] && legal(&p, move) && (found = after_move(&p, move, p.seat, left)) == 1) {
                    takes[move] = left + 1;
                    if (!shortest) shortest = left + 1;
                }
        if (found < 0) printf("?\n");
        else if (!shortest) printf("-\n");
        else {
            printf("%d", shortest);
            for (int move = 0; move < MOVES; move++)
                if (takes[move]) name(move, text), printf(" %s:%d", text, takes[move]);
            printf("\n");
        }
        fflush(stdout);
    }
    return 0;
}
