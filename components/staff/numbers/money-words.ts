/** Courses and modes by the words that the search knows them by. */
export const searchCourses = [
  ['csir', 'CSIR-NET'],
  ['gate', 'GATE'],
  ['jam', 'IIT-JAM'],
  ['cuet', 'CUET PG'],
  ['tifr', 'TIFR'],
  ['barc', 'BARC'],
  ['', 'Other'],
] as const;

export const searchModes = [
  ['online', 'Online'],
  ['offline', 'Classroom'],
  ['', 'Neither'],
] as const;
