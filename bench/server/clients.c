/* Players of many tables in one process, for both servers alike: as soon as both players of a table have heard of a move
   (and the mover that it is acknowledged), the next one is sent. What it costs itself is told with the figures.

   clients DIALECT PORT TABLES WARM SECONDS RATE PROCESS < wishes
   DIALECT: stelae or boardgame.io. RATE: moves a second of all tables together; 0: as fast as they go; -1: none, only sit.
   PROCESS: the server's, whose processor time is taken while it is measured, and not while 400 sockets are opened.
   wishes: for each table a line for each of its two seats, `PATH TAB COOKIE TAB HELLO`, and one with its moves,
   `SEAT:MOVE SEAT:MOVE ...`. Measuring ends early when a table has no more moves. */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { ROOM = 1 << 18, MOST = 4000000 };

struct table;
typedef struct {
  int fd, ready, heard;
  size_t held;
  char *in;
  const char *hello;
  struct table *table;
} client;

typedef struct table {
  client seats[2];
  char *script, *next;
  int ply, number, wanted, busy;
  double sent;
} table;

static int stelae, port, tables, going, measuring, finished;
static table *all;
static float *took;
static long moves;
static double warm, seconds, rate;

static void fail(const char *what, const char *detail, size_t length) {
  fprintf(stderr, "clients: %s: %.*s\n", what, (int)length, detail);
  exit(1);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void say(client *c, const char *text, size_t length) {
  /* A mask of zeros leaves the text as it is. */
  static char frame[ROOM];
  size_t head = length < 126 ? 2 : 4;
  frame[0] = (char)0x81;
  frame[1] = (char)(0x80 | (length < 126 ? length : 126));
  if (length >= 126) frame[2] = (char)(length >> 8), frame[3] = (char)length;
  memset(frame + head, 0, 4);
  memcpy(frame + head + 4, text, length);
  ssize_t done = write(c->fd, frame, head + 4 + length);
  if (done != (ssize_t)(head + 4 + length)) fail("cannot send", strerror(errno), 99);
}

static int begins(const char *text, size_t length, const char *with) {
  size_t n = strlen(with);
  return length >= n && !memcmp(text, with, n);
}

static void move(table *t) {
  char text[512], word[64];
  int seat, used, n;
  if (sscanf(t->next, "%d:%63s%n", &seat, word, &used) != 2) { finished = 1; return; }
  t->next += used;
  if (stelae)
    n = snprintf(text, sizeof text, "{\"type\":\"move\",\"id\":\"%d\",\"seat\":%d,\"ply\":%d,\"move\":\"%s\"}", t->ply,
                 seat, t->ply, word);
  else
    n = snprintf(text, sizeof text,
                 "42/nine,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"place\",\"args\":[%s],"
                 "\"playerID\":\"%d\"}},%d,\"%ld\",\"%d\"]", word, seat, t->number, (long)(t - all), seat);
  t->ply++;
  t->wanted = stelae ? 3 : 2;
  t->busy = 1;
  t->sent = now();
  say(&t->seats[seat], text, (size_t)n);
}

static void heard(table *t) {
  if (--t->wanted) return;
  if (measuring && moves < MOST) took[moves++] = (float)((now() - t->sent) * 1000);
  t->busy = 0;
  if (rate == 0 && going) move(t);
}

static void seated(client *c) {
  if (!c->ready) c->ready = 1, finished++;
}

static void take(client *c, char *text, size_t length) {
  table *t = c->table;
  if (stelae) {
    if (begins(text, length, "{\"type\":\"error\"") || begins(text, length, "{\"type\":\"going\"")) fail("refused", text, length);
    if (!c->ready) { if (begins(text, length, "{\"type\":\"update\"")) seated(c); return; }
    if (t->busy && (begins(text, length, "{\"type\":\"update\"") || begins(text, length, "{\"type\":\"ack\""))) heard(t);
    return;
  }
  if (length == 1 && text[0] == '2') say(c, "3", 1);
  else if (text[0] == '0') say(c, "40/nine,", 8);
  else if (begins(text, length, "40/nine,")) say(c, c->hello, strlen(c->hello));
  else if (begins(text, length, "42/nine,[\"sync\"")) seated(c);
  else if (begins(text, length, "42/nine,[\"update\"")) {
    char *found = memmem(text, length, "\"_stateID\":", 11);
    if (!found) fail("not understood", text, length);
    t->number = atoi(found + 11);
    if (t->busy) heard(t);
  } else if (begins(text, length, "42/nine,[\"matchData\"")) return;
  else fail("not understood", text, length);
}

static void receive(client *c) {
  ssize_t got = read(c->fd, c->in + c->held, ROOM - c->held);
  if (got <= 0) fail("closed by the server", strerror(errno), 99);
  c->held += (size_t)got;
  size_t at = 0;
  while (c->held - at >= 2) {
    unsigned char *frame = (unsigned char *)c->in + at;
    size_t length = frame[1] & 127, head = 2;
    if (length == 126) { head = 4; if (c->held - at < 4) break; length = (size_t)frame[2] << 8 | frame[3]; }
    else if (length == 127) { head = 10; if (c->held - at < 10) break; length = 0; for (int n = 2; n < 10; n++) length = length << 8 | frame[n]; }
    if (head + length > ROOM) fail("too long", "", 0);
    if (c->held - at < head + length) break;
    if ((frame[0] & 15) == 8) fail("closed by the server", (char *)frame + head + 2, length - 2);
    if ((frame[0] & 15) == 1) take(c, (char *)frame + head, length);
    at += head + length;
  }
  memmove(c->in, c->in + at, c->held -= at);
}

static void open_socket(client *c, const char *path, const char *cookie) {
  char text[4096];
  struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((unsigned short)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  c->fd = socket(AF_INET, SOCK_STREAM, 0);
  if (connect(c->fd, (struct sockaddr *)&to, sizeof to)) fail("cannot connect", strerror(errno), 99);
  int one = 1;
  setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
  int n = snprintf(text, sizeof text,
                   "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
                   "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n%s%s%s\r\n", path, port,
                   *cookie ? "Cookie: " : "", cookie, *cookie ? "\r\n" : "");
  if (write(c->fd, text, (size_t)n) != n) fail("cannot send", strerror(errno), 99);
  c->in = malloc(ROOM);
  for (char *end = NULL; !end;) {
    ssize_t got = read(c->fd, c->in + c->held, 1);
    if (got <= 0) fail("no socket", c->in, c->held);
    c->held++;
    end = memmem(c->in, c->held, "\r\n\r\n", 4);
  }
  if (!begins(c->in, c->held, "HTTP/1.1 101")) fail("no socket", c->in, c->held);
  c->held = 0;
  if (stelae) say(c, c->hello, strlen(c->hello));
}

static char *line(void) {
  char *text = NULL;
  size_t room = 0;
  ssize_t length = getline(&text, &room, stdin);
  if (length <= 0) fail("too few wishes", "", 0);
  text[length - 1] = 0;
  return text;
}

static int ascending(const void *a, const void *b) {
  return (*(const float *)a > *(const float *)b) - (*(const float *)a < *(const float *)b);
}

static double busy(void) {
  struct rusage used;
  getrusage(RUSAGE_SELF, &used);
  return used.ru_utime.tv_sec + used.ru_stime.tv_sec + (used.ru_utime.tv_usec + used.ru_stime.tv_usec) / 1e6;
}

/* Seconds of processor that the server has used. */
static double used(const char *process) {
  char path[64], text[1024] = "", *field;
  long user = 0, kernel = 0;
  snprintf(path, sizeof path, "/proc/%s/stat", process);
  int fd = open(path, O_RDONLY);
  if (fd < 0 || read(fd, text, sizeof text - 1) <= 0 || !(field = strrchr(text, ')'))) fail("no such process", process, 20);
  close(fd);
  if (sscanf(field + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %ld %ld", &user, &kernel) != 2) fail("no times", text, 99);
  return (double)(user + kernel) / (double)sysconf(_SC_CLK_TCK);
}

static void serve(int poll, int wait) {
  struct epoll_event events[256];
  int many = epoll_wait(poll, events, 256, wait);
  for (int n = 0; n < many; n++) receive(events[n].data.ptr);
}

int main(int count, char **given) {
  if (count != 8) fail("usage", "clients DIALECT PORT TABLES WARM SECONDS RATE PROCESS", 60);
  stelae = !strcmp(given[1], "stelae"), port = atoi(given[2]), tables = atoi(given[3]);
  warm = atof(given[4]), seconds = atof(given[5]), rate = atof(given[6]);
  all = calloc((size_t)tables, sizeof *all), took = malloc(MOST * sizeof *took);
  int poll = epoll_create1(0);
  for (table *t = all; t < all + tables; t++) {
    for (int seat = 0; seat < 2; seat++) {
      client *c = &t->seats[seat];
      char *path = line(), *cookie = strchr(path, '\t'), *hello = cookie ? strchr(cookie + 1, '\t') : NULL;
      if (!hello) fail("no wish", path, strlen(path));
      *cookie++ = *hello++ = 0;
      c->hello = hello, c->table = t;
      open_socket(c, path, cookie);
      epoll_ctl(poll, EPOLL_CTL_ADD, c->fd, &(struct epoll_event){.events = EPOLLIN, .data.ptr = c});
      while (epoll_wait(poll, &(struct epoll_event){0}, 1, 0) > 0) serve(poll, 0);
    }
    t->script = t->next = line();
  }
  while (finished < 2 * tables) serve(poll, -1);
  finished = 0;
  /* What is still said of those who came, before the first move. */
  for (double until = now() + 0.5; now() < until;) serve(poll, 100);
  if (rate < 0) {
    printf("sitting\n");
    fflush(stdout);
    epoll_ctl(poll, EPOLL_CTL_ADD, 0, &(struct epoll_event){.events = EPOLLIN, .data.ptr = NULL});
    for (;;) {
      struct epoll_event event;
      if (epoll_wait(poll, &event, 1, -1) == 1) { if (!event.data.ptr) return 0; receive(event.data.ptr); }
    }
  }
  going = 1;
  if (rate == 0) for (table *t = all; t < all + tables; t++) move(t);
  double begun = now(), from = begun + warm, until = from + seconds, before = 0, theirs = 0;
  table *turn = all;
  for (double due = begun; now() < until && !finished;) {
    if (!measuring && now() >= from) measuring = 1, before = busy(), theirs = used(given[7]);
    if (rate == 0) { serve(poll, 10); continue; }
    serve(poll, due > now() ? 1 : 0);
    for (; due <= now() && !turn->busy; due += 1 / rate) {
      move(turn);
      if (++turn == all + tables) turn = all;
    }
  }
  double lasted = now() - from;
  theirs = used(given[7]) - theirs;
  if (!moves) fail("nothing measured", finished ? "the moves ran out" : "", 40);
  qsort(took, (size_t)moves, sizeof *took, ascending);
  printf("{\"moves\": %ld, \"seconds\": %.3f, \"moves_per_s\": %.0f, \"p50_ms\": %.3f, \"p99_ms\": %.3f, \"client_busy\": %.2f, \"server_busy\": %.2f}\n",
         moves, lasted, (double)moves / lasted, took[moves / 2], took[moves * 99 / 100], (busy() - before) / lasted, theirs / lasted);
}
