export type HomeFeature = {
  picture: 'teaching' | 'material' | 'syllabus' | 'flexibility' | 'recordings' | 'interactive';
  name: string;
  detail: string;
};

/** The six feature cards of Home (application, section 2). */
export const homeFeatures: readonly HomeFeature[] = [
  {
    picture: 'teaching',
    name: 'Teaching method',
    detail:
      'A mechanism is drawn arrow by arrow, and you are asked where the next one goes. Then come handouts, practice and a test on the same topic.',
  },
  {
    picture: 'material',
    name: 'Study material',
    detail:
      'Theory booklets, assignments, and previous-year questions sorted by subtopic. The practice books alone hold 3000+ questions.',
  },
  {
    picture: 'syllabus',
    name: 'Timely syllabus cover',
    detail:
      'A regular batch takes about five months for inorganic, organic and physical chemistry, so that revision and mock tests still have their time.',
  },
  {
    picture: 'flexibility',
    name: 'Flexibility',
    detail:
      'Weekdays or weekends, online or at Jia Sarai, live or recorded. You pick the form that your week can take.',
  },
  {
    picture: 'recordings',
    name: 'Access to recordings',
    detail:
      'Recorded lectures can be played again before a test. In plans with live sessions and their recordings, a missed evening is not a lost topic.',
  },
  {
    picture: 'interactive',
    name: 'Interactive classes',
    detail:
      'In a live class you can stop the teacher and ask. Between classes, 24x7 doubt resolution is on the list of every plan.',
  },
];
