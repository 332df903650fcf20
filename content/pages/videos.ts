import { playlists as publishedPlaylists } from '@published/playlists';
import { withoutVideos } from '@published/withoutVideos';
import { institute } from '@/content/facts/institute';

/** A playlist of videos (specification). Its list id is taken from its link. */
export type Playlist = {
  readonly name: string;
  readonly videos: number;
  readonly link: string;
  readonly text: string;
  /** The list id is made up: the player's place shows the list's own poster (D41). */
  readonly invented?: true;
};

/* The counts are from the specification; names, texts and list ids are placeholders. */
const invented: readonly Playlist[] = [
  {
    name: 'Sample classes',
    videos: 5,
    link: madeUp(5),
    text: 'The shortest list. Begin here.',
    invented: true,
  },
  {
    name: 'Topic by topic',
    videos: 25,
    link: madeUp(25),
    text: 'The longest list, by topic.',
    invented: true,
  },
  {
    name: 'Before a test',
    videos: 15,
    link: madeUp(15),
    text: 'For the weeks of revision.',
    invented: true,
  },
];

/** The link of a list that does not exist. */
function madeUp(videos: number): string {
  return `https://www.youtube.com/playlist?list=PL${String(videos).padStart(32, '0')}`;
}

export const playlists: readonly Playlist[] = withoutVideos?.includes('playlists')
  ? []
  : (publishedPlaylists ?? invented);

const counts = ['no playlists', 'one playlist', 'two playlists', 'three playlists'];

const listCount = counts[playlists.length] ?? `${playlists.length} playlists`;

export const videosPage = {
  path: '/videos',
  meta: {
    title: `Chemistry Video Lectures: CSIR-NET, GATE, IIT-JAM | ${institute.shortName}`,
    description:
      'Chemistry video lectures for CSIR-NET, GATE and IIT-JAM, how to study from a recorded lecture, and the online plans that include recordings.',
  },
  heading: 'Popular Videos: chemistry lectures for CSIR-NET, GATE and IIT-JAM',
  lede: `Chemistry lectures in ${listCount}.`,
  ledeWithoutLists: 'How to study from a recorded lecture, and which plans include lectures.',
  choose: 'Choose a playlist',
  privacy: 'The player comes from YouTube, which can see that you are watching.',
  method: {
    heading: 'How to study from a recorded lecture',
    steps: [
      {
        title: 'Before the lecture',
        text: 'Write down what you know of the topic and one question about it.',
      },
      {
        title: 'Pause before the answer',
        text: 'Draw the next arrow of the mechanism yourself, then continue.',
      },
      {
        title: 'Recall every 15 minutes',
        text: 'Write the last part from memory. Go back only for what is missing.',
      },
      {
        title: 'Play faster only for revision',
        text: 'At 1.5x a class takes two thirds of the time.',
      },
      {
        title: 'The next day, and a week later',
        text: 'Solve two questions on the topic without the video.',
      },
    ],
    caption: 'A class of 45 minutes with three pauses of 5 minutes takes one hour.',
  },
  courses: {
    heading: 'Lectures in our courses',
    rows: [
      {
        what: 'Recorded lectures',
        text: 'In every online plan, with teacher handouts, unitwise tests and doubt resolution.',
      },
      {
        what: 'Live sessions',
        text: 'In online plans from Gold upwards, with their recordings.',
      },
      {
        what: 'Classroom',
        text: `Regular and weekend batches in ${institute.place}.`,
      },
    ],
  },
  next: {
    heading: 'Courses and tests',
    paths: ['/onlinecourses', '/offlinecourses', '/testseries'],
  },
} as const;
