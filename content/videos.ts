/** A playlist of videos (specification). Its list id is taken from its link. */
export type Playlist = {
  readonly name: string;
  readonly videos: number;
  readonly link: string | null;
  readonly text: string;
};

/* The counts are from the specification. Names and texts are placeholders, and a playlist is
   hidden until its link is a YouTube playlist URL (D35). */
export const playlists: readonly [Playlist, ...Playlist[]] = [
  {
    name: 'Sample classes',
    videos: 5,
    link: null,
    text: 'The shortest list. Begin here.',
  },
  {
    name: 'Topic by topic',
    videos: 25,
    link: null,
    text: 'The longest list, by topic.',
  },
  {
    name: 'Before a test',
    videos: 15,
    link: null,
    text: 'For the weeks of revision.',
  },
];

export const videosPage = {
  path: '/videos',
  meta: {
    title: 'Popular Videos: three playlists for chemistry',
    description:
      'Three playlists of chemistry videos with 5, 25 and 15 videos, how to learn from a recorded lecture, and what a course adds to watching.',
  },
  heading: 'Popular Videos',
  lede: 'Three lists of chemistry videos, of 5, 25 and 15.',
  ledeToLists: 'Choose one and watch it here.',
  intro:
    'Watching tells you what a brochure cannot: whether the arrows of a mechanism are drawn or only named, whether a line stays on the board long enough to copy it, and whether you can follow at that pace.',
  choose: 'Choose a list',
  privacy:
    'The player comes from YouTube. Nothing is loaded from there until you choose a list; from then on YouTube can see that you are watching.',
  method: {
    heading: 'How to learn from a recorded lecture',
    intro:
      'You can follow a lecture from start to finish and still forget it by the evening. You remember best what you have written or solved yourself.',
    steps: [
      {
        title: 'Before you start, two minutes with the book closed',
        text: 'Write down what you already know of the topic, one example, and one thing you cannot explain. You get more from a lecture on pericyclic reactions if you have a question about them.',
      },
      {
        title: 'Stop before the answer',
        text: 'Pause at the start of a mechanism and draw the next arrow yourself. Then let the lecture show its own. A mechanism that you only watched looks easier than it is.',
      },
      {
        title: 'Stop and recall every quarter of an hour',
        text: 'Close the notebook and write the last part from memory: the reaction with its conditions, the formula with its units. Go back for what is missing. You remember a thing better by recalling it than by hearing it again.',
      },
      {
        title: 'Raise the speed the second time only',
        text: 'At one and a half times the speed a class of 45 minutes takes 30. That is good for revision. The first time, keep a speed at which you can still write.',
      },
      {
        title: 'The next day, and a week later',
        text: 'Solve two questions on the topic without the video. If you cannot begin, watch only the part that you need.',
      },
    ],
    caption:
      'A class of 45 minutes with three pauses of 5 minutes takes one hour. A quarter of that hour is your own work.',
  },
  courses: {
    heading: 'What a course adds',
    rows: [
      {
        what: 'These lists',
        text: 'Videos to watch in any order, as often as you like. Nobody checks what you have understood.',
      },
      {
        what: 'Recorded lectures',
        text: 'Part of every online plan with a printed fee. Teacher handouts, unitwise tests, a final mock test and doubt resolution go with them, so that you find a wrong idea before the exam.',
      },
      {
        what: 'Live sessions',
        text: 'From Gold upwards you can ask while the class runs, and watch its recording afterwards.',
      },
      {
        what: 'The classroom',
        text: 'At Jia Sarai, Delhi: the same board, without a pause button, and the teacher across the desk.',
      },
    ],
  },
  next: {
    heading: 'Where to go on',
    paths: ['/onlinecourses', '/offlinecourses', '/testseries', '/contact'],
  },
} as const;
