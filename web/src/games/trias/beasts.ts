/**
 * The animals that the herds are: of the Triassic, one for each seat, told apart by their outlines.
 *
 * `body` and `lines` are drawn around (0, 0), about 40 wide; `placed` brings the body into the outline of the seat.
 */

export interface Beast {
  /** Its scientific name; in small letters it ends the id of its message. */
  name: string;
  body: string;
  /** What only a large drawing shows: eye, mouth, limbs, shell. */
  lines: string;
  placed: string;
}

export const BEASTS: readonly Beast[] = [
  {
    name: 'Hyperodapedon',
    body: 'M-20.5 7Q-15 4.5-12-1Q-9-6.5-2-8Q4-9 8-7.2Q9.8-9.8 13-9Q18-7 19.5-2.5Q20.5 1 18.5 4.5Q17.6 1.6 15.5 1.3Q14.5 4 10.5 4.5Q10 7.5 11.5 10.5Q13 12 10.5 12H6Q4.5 12 4.8 9.5L4 6.5Q-1 8-4.5 6.8L-5 10Q-4 12-6 12H-10.5Q-12 12-11.5 10L-11 5.5Q-15 8-20.5 7z',
    lines:
      'M14.9-4.2v.1M15.5 1.3Q13 .6 11.4-1.6M8-7.2Q6.6-3 9.6 1.2M4-4.6Q1.6 0 4.4 6M-4-5Q-9-1-4.6 6.6M-1.5 1.4q1-1.4 2 0M-.5-4.6q1-1.4 2 0M-13.6 3.6q1.2-.6 2.2.4',
    placed: 'scale(.6) translate(0 -1)',
  },
  {
    name: 'Plateosaurus',
    body: 'M-20.5-1.5Q-13 .5-8.5-3Q-3.6-6.4 2-5.2Q6.6-4.6 8-9.4Q9-15.6 12.4-16.6Q15.4-17.2 18.6-14.8Q19.8-13.4 17.8-12.8L13.2-12.6Q12.6-5.6 9.6-1Q8.4 1 7.4 2.2L9.8 6Q10 7.8 8.2 7.2L4.4 4.6Q3 6.2 1 6.8Q1 9.6 3 12Q4.4 14 2.4 14H-3Q-4.6 14-3.8 12Q-7.4 8.4-7.2 3.6Q-13.5 4.2-20.5-1.5z',
    lines:
      'M13.9-14.6v.1M17.9-13.7Q16-13.3 14.4-13.7M5.2-2.2Q3.4.6 6 3.4M-5.4 1.4Q-1.8-.4 .4 3.4Q1.2 5.4.8 6.8M-12 .2q1 .8.6 2M-15.4-.4q.8.6.5 1.5M-4.4-3.2q1-1 2 0M-.6-3.4q1-1 2 0',
    placed: 'scale(.55) translate(.4 1)',
  },
  {
    name: 'Arizonasaurus',
    body: 'M-20.5 6.4Q-15 5-11 1.4Q-12-4.5-10.6-8.4L-8.4-6.6-6.6-12.6-4.2-10-1.6-15.4.8-11.8 3.8-14.6 5.2-9.6 7.6-10Q8.6-6 8.6-1.4Q10.4-3.6 12.8-4Q17-4 20-.4Q20.6 1.6 18.6 2L12.5 3Q10.5 5 10 6.5L10.6 12H6L5.6 7.4Q0 8.4-4.6 7.2L-4.4 12H-9L-9.4 6.2Q-14.5 7.6-20.5 6.4z',
    lines:
      'M14.6-1.6v.1M19.6.8Q17 .2 14.6 1.4M-11 1.4Q-1-2 8.6-1.4M-8-.2L-10-6.6M-4.4-1L-6.2-10.6M-.8-1.6L-1.4-13M2.6-1.7L3.4-12.4M5.8-1.6L7-8.4M-6.6 2.6Q-4 4-4.6 7.2M7.4 1.6Q5.4 4 5.6 7.4',
    placed: 'translate(0 4.4) scale(.55)',
  },
  {
    name: 'Coelophysis',
    body: 'M-20.5-4.5Q-12-1-5-3.5Q1-6 5.5-4.6Q8.2-5 8.8-9Q9.4-12 12.6-12Q15.6-12 19.8-8.8Q20-7.4 18.6-7.4L12.6-8Q12.2-2.6 9.4-.4Q8.4.6 7.4 1L9.4 3.6 8.2 5.4 4.8 2.2Q3.4 3 2 3.2Q5.4 5 5 7.6L3.4 10.6 8 12.6Q9 14 7.4 14H2.4Q.2 13.6.8 11.4L1 8Q-1.6 7-3.4 5Q-4.4 8.4-8.4 9L-11.4 11-12.4 14Q-14 14.4-14.4 12.6L-13.4 8.8Q-9.4 6.4-7.8 5.6Q-8 2.8-7 1.2Q-13.5 1-20.5-4.5z',
    lines:
      'M13.4-10v.1M19.4-8.2L14-9M6.4-2.4Q4.6-.6 6 1.6M-6 1Q-3.4-1.2-.6.2Q1.4 1.4 2 3.2M-3.4 5Q-4.6 3.6-4.4 2.2M-12.4-1.4l.6 1.4M-15-2.4l.5 1M-3-2.6l.6 1M0-3.8l.6 1M3-3.8l.6 1',
    placed: 'translate(-.6 .4) scale(.58)',
  },
  {
    name: 'Proganochelys',
    body: 'M-20.5 7.5L-18.2 4-17 5.2-15.6 1.6-14.4 4.2-12.8 2.4Q-12.4-1.6-8.4-4.6L-6.6-6.6-4.6-6 0-8.2 4.6-6 6.6-6.6 8.4-4.6Q12-2.2 12.6 1.6Q14.8-2.4 17.6-1.8Q21 0 20.4 3.8Q19 6.8 14.6 6.4L12 6.6 12.6 11.6H6.6L5.6 8H-5.6L-6.6 11.6H-12.6L-12 7.4Q-16 8.8-20.5 7.5z',
    lines:
      'M17.6.8v.1M20.2 3.4Q18.6 2.6 17 3.6M-12.6 3.6Q0 7.4 12.4 3.6M-8-3Q-9 1-8.4 4.8M0-6.4V5.4M8-3Q9 1 8.4 4.8M-12-.4Q0 1.6 12-.4',
    placed: 'scale(.64) translate(0 -1)',
  },
];

/** The animal of a seat, by its number. */
export function beastOf(seat: number): Beast {
  return BEASTS[seat % BEASTS.length] as Beast;
}
