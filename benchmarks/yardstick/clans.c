/* The yardstick: random games of Clans in one C file, as fast as plain C can be made to play them.
 *
 *     clans PLAYERS GAMES SEED
 *
 * plays that many games, every choice uniform over the legal moves, and prints what came of them as JSON. It is
 * a second reading of the rules (ids such as C3.2 are the rulebook's) and shares nothing with the package but
 * the board: `board.h` is written from the content by the script that compiles this.
 *
 * How it is fast:
 * - a territory's huts are one 64-bit word, a byte for each clan and one for their number, so that a move is
 *   one addition and a village is valued with a handful of word operations;
 * - the borders with huts on both sides are a set of bits. A move takes out those of the territory it leaves;
 *   a random one is found by counting bits, without a list and without trying borders that are closed;
 * - what can't be foretold (which border, which neighbour is cut off, strife, terrain) is computed, without a
 *   branch that the processor would guess wrong;
 * - a region is dealt by copying one of the 120 orders of five huts.
 */

#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

enum { CLANS = 5, SEATS = 4, TERRAINS = 4, VILLAGES = 12, TOO_BIG_TO_MOVE = 7, ORDERS = 120 };
enum { FOREST, MOUNTAIN, STEPPE, PLAIN };

/* TERRITORIES, REGIONS, BORDERS, MOST_NEIGHBOURS, and the tables terrain_of, region_places, border_ends. */
#include "board.h"

enum { WORDS = 3 }; /* 60 territories in a plane have at most 174 borders: three words of bits */
_Static_assert(BORDERS <= 64 * WORDS, "too many borders");
_Static_assert(TERRITORIES <= 64, "too many territories");

/* ---- Random numbers: splitmix64 ---------------------------------------------------------------------- */

typedef struct {
    uint64_t state;
} Random;

__extension__ typedef unsigned __int128 Wide; /* the product of two words */

static inline uint64_t random_word(Random *random) {
    uint64_t word = random->state += 0x9E3779B97F4A7C15u;
    word = (word ^ (word >> 30)) * 0xBF58476D1CE4E5B9u;
    word = (word ^ (word >> 27)) * 0x94D049BB133111EBu;
    return word ^ (word >> 31);
}

/* A number from 0 to limit - 1 out of a random word: its top bits decide. */
static inline unsigned scaled(uint64_t chance, unsigned limit) {
    return (unsigned)((Wide)chance * limit >> 64);
}

static inline unsigned random_below(Random *random, unsigned limit) {
    return scaled(random_word(random), limit);
}

/* ---- Sets of bits ------------------------------------------------------------------------------------ */

static inline unsigned count_of(uint64_t set) { return (unsigned)__builtin_popcountll(set); }
static inline unsigned first_of(uint64_t set) { return (unsigned)__builtin_ctzll(set); }

/* The member with `rank` members before it. */
static inline unsigned member(uint64_t set, unsigned rank) {
#ifdef __BMI2__
    return first_of(_pdep_u64(UINT64_C(1) << rank, set));
#else
    while (rank--) set &= set - 1;
    return first_of(set);
#endif
}

/* ---- Huts: bytes 0 … 4 of a word are the huts of each clan, byte 6 is their number ------------------- */

typedef uint64_t Huts;
#define EACH_CLAN UINT64_C(0x0101010101)
#define ONE_HUT(clan) (UINT64_C(1) << 48 | UINT64_C(1) << 8 * (clan))

static inline unsigned number_of(Huts huts) { return (unsigned)(huts >> 48); }

/* A one in the byte of every clan with huts here. (None has more than 12: adding 127 reaches bit 7, not 8.) */
static inline uint64_t clans_here(Huts huts) {
    return ((huts & 0xFF * EACH_CLAN) + 0x7F * EACH_CLAN) >> 7 & EACH_CLAN;
}

/* C5: where all five clans meet, those with one hut lose it. */
static inline Huts after_strife(Huts huts) {
    uint64_t with_more = ((huts & 0xFF * EACH_CLAN) + 0x7E * EACH_CLAN) >> 7 & EACH_CLAN;
    uint64_t lost = clans_here(huts) == EACH_CLAN ? EACH_CLAN & ~with_more : 0;
    return huts - lost - ((uint64_t)count_of(lost) << 48);
}

/* ---- Tables ------------------------------------------------------------------------------------------ */

/* C6.1, C6.2: how many villages an epoch has, which terrain is favourable, which hostile, and the bonus. */
enum { EVERY = -1, NONE = -2 };
static const struct {
    int villages, favourable, hostile, bonus;
} epochs[] = {
    {4, FOREST, MOUNTAIN, 1},
    {3, MOUNTAIN, PLAIN, 2},
    {2, STEPPE, FOREST, 3},
    {2, PLAIN, STEPPE, 4},
    {1, EVERY, NONE, 5},
};

/* The same by number of the village and terrain: what is added, and a mask of what is left of the huts. */
static unsigned bonus_of[VILLAGES][TERRAINS];
static Huts spared[VILLAGES][TERRAINS];

/* Border number b both ways: 2b from its first end to its second, 2b + 1 back. */
static uint8_t way_from[2 * BORDERS], way_to[2 * BORDERS];
/* The borders of the territory that a way empties; four words, so that a row is found by a shift. */
static uint64_t closed_by[2 * BORDERS][4];
static uint64_t near[TERRITORIES];
/* The neighbours in ascending order, the last one again until the row is full. */
static uint8_t neighbours[TERRITORIES][MOST_NEIGHBOURS];
/* Every order of the five clans, as numbers and as huts. */
static uint8_t order_of_clans[ORDERS][CLANS];
static Huts order_of_huts[ORDERS][CLANS];

static void number_the_villages(void) {
    int village = 0;
    for (size_t epoch = 0; epoch < sizeof epochs / sizeof *epochs; epoch++) {
        for (int k = 0; k < epochs[epoch].villages; k++, village++) {
            for (int terrain = 0; terrain < TERRAINS; terrain++) {
                int favourable = epochs[epoch].favourable;
                bool is_favoured = favourable == EVERY || favourable == terrain;
                bonus_of[village][terrain] = is_favoured ? (unsigned)epochs[epoch].bonus : 0;
                spared[village][terrain] = epochs[epoch].hostile == terrain ? 0 : UINT64_MAX;
            }
        }
    }
}

static void number_the_orders(void) {
    int order = 0;
    for (int code = 0; code < 5 * 5 * 5 * 5 * 5; code++) {
        int clan[CLANS] = {code % 5, code / 5 % 5, code / 25 % 5, code / 125 % 5, code / 625};
        unsigned seen = 0;
        for (int k = 0; k < CLANS; k++) seen |= 1u << clan[k];
        if (seen != 0x1F) continue;
        for (int k = 0; k < CLANS; k++) {
            order_of_clans[order][k] = (uint8_t)clan[k];
            order_of_huts[order][k] = ONE_HUT(clan[k]);
        }
        order++;
    }
}

static void draw_the_map(void) {
    for (unsigned border = 0; border < BORDERS; border++) {
        for (unsigned back = 0; back < 2; back++) {
            unsigned here = border_ends[border][back], there = border_ends[border][!back];
            way_from[2 * border + back] = (uint8_t)here;
            way_to[2 * border + back] = (uint8_t)there;
            near[here] |= UINT64_C(1) << there;
        }
    }
    for (unsigned way = 0; way < 2 * BORDERS; way++) {
        for (unsigned border = 0; border < BORDERS; border++) {
            const uint8_t *ends = border_ends[border];
            bool ends_here = ends[0] == way_from[way] || ends[1] == way_from[way];
            closed_by[way][border / 64] |= (uint64_t)ends_here << border % 64;
        }
    }
    for (unsigned here = 0; here < TERRITORIES; here++) {
        uint64_t others = near[here];
        for (unsigned k = 0; k < MOST_NEIGHBOURS; k++) {
            neighbours[here][k] = (uint8_t)first_of(others);
            if (count_of(others) > 1) others &= others - 1;
        }
    }
}

/* ---- A game ------------------------------------------------------------------------------------------ */

typedef struct {
    Huts huts[TERRITORIES];
    uint64_t settled;     /* the territories with huts */
    uint64_t open[WORDS]; /* the borders with huts on both sides */
    uint64_t clan_points; /* a byte for each clan: none ever has more than 60 + 29 */
    uint8_t seat_tokens[SEATS];
    unsigned villages;
} Game;

static inline bool is_stuck(const Game *game) { return !(game->open[0] | game->open[1] | game->open[2]); }

/* C2.1: the huts of each region in one of the 120 orders. One word of chance is enough for six regions. */
static inline void deal_huts(Game *game, Random *random) {
    uint64_t chance = 0;
    for (int region = 0; region < REGIONS; region++) {
        if (region % 6 == 0) chance = random_word(random);
        const Huts *dealt = order_of_huts[scaled(chance, ORDERS)];
        chance *= ORDERS; /* what the product leaves below the point is the chance of the next */
        for (int k = 0; k < CLANS; k++) game->huts[region_places[region][k]] = dealt[k];
    }
}

static inline void set_up(Game *game, Random *random) {
    deal_huts(game, random);
    game->settled = UINT64_MAX >> (64 - TERRITORIES);
    for (int word = 0; word < WORDS; word++) {
        int left = BORDERS - 64 * word;
        game->open[word] = left >= 64 ? UINT64_MAX : left > 0 ? (UINT64_C(1) << left) - 1 : 0;
    }
    game->clan_points = 0;
    memset(game->seat_tokens, 0, sizeof game->seat_tokens);
    game->villages = 0;
}

/* C3.2, C3.3: a group of 7 or more stays, unless it goes into one of 7 or more that is not smaller. */
static inline bool may_move(Huts here, Huts there) {
    unsigned leaving = number_of(here);
    return leaving < TOO_BIG_TO_MOVE || leaving <= number_of(there);
}

/* The open border with `rank` open ones before it. Without branches, as it could be any. */
static inline unsigned open_border(const Game *game, int rank, int in_first, int in_second) {
    int rank_in_second = rank - in_first, rank_in_third = rank_in_second - in_second;
    uint64_t word = game->open[0];
    unsigned base = 0;
    word = rank_in_second >= 0 ? game->open[1] : word;
    base = rank_in_second >= 0 ? 64 : base;
    rank = rank_in_second >= 0 ? rank_in_second : rank;
    word = rank_in_third >= 0 ? game->open[2] : word;
    base = rank_in_third >= 0 ? 128 : base;
    rank = rank_in_third >= 0 ? rank_in_third : rank;
    return base + member(word, (unsigned)rank);
}

/* One legal move, each equally likely: an open border and a direction at random, until the move is legal.
 * (C3.3 sees to it that an open border can be crossed at least one way; one try in eighty is in vain.) */
static inline unsigned random_way(const Game *game, Random *random) {
    unsigned in_first = count_of(game->open[0]), in_second = count_of(game->open[1]);
    unsigned borders = in_first + in_second + count_of(game->open[2]);
    for (;;) {
        uint64_t chance = random_word(random); /* the top bits choose the border, the last bit the way */
        unsigned border = open_border(game, (int)scaled(chance, borders), (int)in_first, (int)in_second);
        unsigned way = 2 * border + (chance & 1);
        if (may_move(game->huts[way_from[way]], game->huts[way_to[way]])) return way;
    }
}

/* C4.2, C5, C6: the mover takes a token; strife, value, points. */
static inline void found_village(Game *game, unsigned place, unsigned seat) {
    unsigned village = game->villages++, terrain = terrain_of[place];
    game->seat_tokens[seat]++;
    Huts huts = after_strife(game->huts[place]) & spared[village][terrain];
    game->huts[place] = huts;
    uint64_t value = number_of(huts) + bonus_of[village][terrain];
    game->clan_points += value * clans_here(huts); /* C6.4: the whole value for every clan that is left */
}

/* C4.4, C4.5: found the villages that a move made, in the mover's order; how many choices that took. Not
 * inlined, so that the registers are free for the moves, of which three in four found nothing. */
__attribute__((noinline))
static unsigned found_villages(Game *game, uint64_t made, unsigned seat, Random *random) {
    unsigned choices = 0;
    while (made && game->villages < VILLAGES) {
        unsigned many = count_of(made), place = first_of(made);
        if (many > 1) {
            place = member(made, random_below(random, many));
            choices++;
        }
        made &= ~(UINT64_C(1) << place);
        found_village(game, place, seat);
    }
    return choices;
}

/* C4.1: the neighbours of an emptied territory that have huts, and none around them. */
static inline uint64_t cut_off(const Game *game, unsigned emptied) {
    uint64_t alone = 0;
    for (unsigned k = 0; k < MOST_NEIGHBOURS; k++) {
        unsigned place = neighbours[emptied][k];
        alone |= (near[place] & game->settled) ? 0 : UINT64_C(1) << place;
    }
    return alone & game->settled;
}

/* From the set-up to the end; how many decisions the players made. */
static inline unsigned play(Game *game, unsigned players, Random *random) {
    unsigned decisions = 0, seat = 0;
    while (!is_stuck(game) && game->villages < VILLAGES) { /* C7.1, C7.2 */
        unsigned way = random_way(game, random);
        unsigned here = way_from[way], there = way_to[way];
        decisions++;
        game->huts[there] += game->huts[here];
        game->settled &= ~(UINT64_C(1) << here);
        for (int word = 0; word < WORDS; word++) game->open[word] &= ~closed_by[way][word];

        uint64_t made = cut_off(game, here);
        if (made) decisions += found_villages(game, made, seat, random);
        seat = seat + 1 == players ? 0 : seat + 1;
    }
    return decisions;
}

/* ---- Many games -------------------------------------------------------------------------------------- */

typedef struct {
    uint64_t decisions, squares_of_decisions, twelfth, stuck;
    uint64_t wins[SEATS], shared[SEATS], points[SEATS], squares[SEATS];
} Sums;

/* C7.3, C7.4: who had which clan, the points of each seat, and who won. */
static inline void add_result(const Game *game, unsigned players, Random *random, Sums *sums) {
    const uint8_t *clan_of = order_of_clans[random_below(random, ORDERS)]; /* C2.2 */
    unsigned points[SEATS], most = 0, winners = 0;
    for (unsigned seat = 0; seat < players; seat++) {
        points[seat] = (game->clan_points >> 8 * clan_of[seat] & 0xFF) + game->seat_tokens[seat];
        sums->points[seat] += points[seat];
        sums->squares[seat] += (uint64_t)points[seat] * points[seat];
        if (points[seat] > most) most = points[seat];
    }
    for (unsigned seat = 0; seat < players; seat++) winners += points[seat] == most;
    for (unsigned seat = 0; seat < players; seat++) {
        sums->wins[seat] += points[seat] == most;
        sums->shared[seat] += points[seat] == most && winners > 1;
    }
}

static void play_games(unsigned players, uint64_t games, Random *random, Sums *sums) {
    Game game;
    for (uint64_t count = 0; count < games; count++) {
        set_up(&game, random);
        uint64_t decisions = play(&game, players, random);
        sums->decisions += decisions;
        sums->squares_of_decisions += decisions * decisions;
        if (game.villages == VILLAGES) sums->twelfth++;
        else sums->stuck++;
        add_result(&game, players, random, sums);
    }
}

/* ---- The report -------------------------------------------------------------------------------------- */

static void print_counts(const char *name, const uint64_t *counts, unsigned players) {
    printf(", \"%s\": [", name);
    for (unsigned seat = 0; seat < players; seat++) printf("%s%" PRIu64, seat ? ", " : "", counts[seat]);
    printf("]");
}

static double mean_of(uint64_t sum, uint64_t games) { return (double)sum / (double)games; }

static double spread_of(uint64_t sum, uint64_t squares, uint64_t games) {
    double mean = mean_of(sum, games), variance = mean_of(squares, games) - mean * mean;
    return variance > 0 ? sqrt(variance) : 0;
}

static void print_report(unsigned players, uint64_t games, double seconds, const Sums *sums) {
    uint64_t dealt = TERRITORIES + players; /* nature's moves: each hut and each clan card */
    printf("{\"games\": %" PRIu64 ", \"seconds\": %.6f", games, seconds);
    printf(", \"moves\": %" PRIu64, sums->decisions + games * dealt);
    printf(", \"decisions\": %" PRIu64, sums->decisions);
    printf(", \"spread_of_decisions\": %.9g", spread_of(sums->decisions, sums->squares_of_decisions, games));
    printf(", \"endings\": {\"twelfth\": %" PRIu64 ", \"stuck\": %" PRIu64 "}", sums->twelfth, sums->stuck);
    print_counts("wins", sums->wins, players);
    print_counts("shared", sums->shared, players);
    printf(", \"mean_points\": [");
    for (unsigned seat = 0; seat < players; seat++) {
        printf("%s%.9g", seat ? ", " : "", mean_of(sums->points[seat], games));
    }
    printf("], \"spread_of_points\": [");
    for (unsigned seat = 0; seat < players; seat++) {
        printf("%s%.9g", seat ? ", " : "", spread_of(sums->points[seat], sums->squares[seat], games));
    }
    printf("]}\n");
}

int main(int count, char **words) {
    unsigned players = count == 4 ? (unsigned)strtoul(words[1], NULL, 10) : 0;
    uint64_t games = count == 4 ? strtoull(words[2], NULL, 10) : 0;
    if (players < 2 || players > SEATS || games == 0) {
        fprintf(stderr, "usage: clans PLAYERS GAMES SEED (2 to 4 players, at least one game)\n");
        return 2;
    }
    Random random = {strtoull(words[3], NULL, 10)};
    draw_the_map();
    number_the_orders();
    number_the_villages();

    Sums sums = {0};
    struct timespec before, after; /* of the processor, not of the clock on the wall */
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
    play_games(players, games, &random, &sums);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
    double seconds = (double)(after.tv_sec - before.tv_sec) + 1e-9 * (double)(after.tv_nsec - before.tv_nsec);
    print_report(players, games, seconds, &sums);
    return 0;
}
