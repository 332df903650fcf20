import { eligibilityOf, type Candidate } from '@/content/catalogue/eligibility';

/*
 * Candidates of known eligibility, from the brochures and notices of the exams and not from the rules of the site.
 * A line is every combination of what it lists: degree, subject and stage | marks | births | categories | people, then
 * the verdicts of CSIR-NET, GATE, JAM, CUET (PG), OCES and TIFR: o open, l later, x closed, and a dot where the brochure
 * does not say. After them, where given, how many sessions are left for JRF. "On" gives the day for the lines below it.
 */
const table = `
on 2026-11-28
masters chemistry completed | 49.9 50 54.9  | 2003-03 | general ews | man woman           | xoooxo
masters chemistry completed | 55 59.9       | 2003-03 | general ews | man woman           | ooooxo
masters chemistry completed | 60 60.1       | 2003-03 | general ews | man woman           | oooooo
masters chemistry completed | 49 49.9       | 2003-03 | obc sc st   | man woman           | xoooxo
masters chemistry completed | 50 54.9 59.9  | 2003-03 | obc sc st   | man woman           | ooooxo
masters chemistry completed | 60            | 2003-03 | obc sc st   | man woman third     | oooooo
masters chemistry completed | 49.9          | 2003-03 | general ews | third man+pwd       | xoooxo
masters chemistry completed | 50 54.9       | 2003-03 | general ews | third woman+pwd     | ooooxo
masters chemistry final     | 40 54.9 55 60 | 2004-03 | general obc | man woman           | oooooo
masters chemistry earlier   | 40 54.9 60    | 2005-03 | general sc  | man woman           | ooooll
masters chemistry third     | 55 60         | 2005-03 | general obc | man woman           | .o..ll
masters science completed   | 54.9          | 2003-03 | general ews | man woman           | xoooxo
masters science completed   | 55 60 85      | 2003-03 | general ews | man woman           | ooooxo
masters science final       | 54.9 60       | 2004-03 | general st  | man woman           | ooooxo
masters science earlier     | 54.9 60       | 2005-03 | general st  | man woman           | ooooxl
masters other completed     | 60 85         | 2003-03 | general obc | man woman           | .oooxx
bachelors chemistry completed | 33 59.9 75  | 2005-03 | general obc | man woman           | loooll
bachelors chemistry final   | 49.9 75 95    | 2006-03 | general sc  | man woman           | loooll
bachelors chemistry earlier | 49.9 75 95    | 2007-03 | general st  | man woman           | llllll
bachelors science final     | 50 75         | 2006-03 | general obc | man woman           | looo.l
bachelors other completed   | 50 75         | 2005-03 | general obc | man woman           | looo..
four-year chemistry completed | 60 74.9     | 2004-03 | general ews | man woman           | loooll
four-year chemistry completed | 75 75.1     | 2004-03 | general ews | man woman           | ooooll
four-year chemistry completed | 69.9        | 2004-03 | obc sc st   | man woman           | loooll
four-year chemistry completed | 70 74.9     | 2004-03 | obc sc st   | man woman           | ooooll
four-year chemistry completed | 69.9        | 2004-03 | general ews | third man+pwd       | loooll
four-year chemistry completed | 70 74.9     | 2004-03 | general ews | third man+pwd       | ooooll
four-year science completed | 74.9          | 2004-03 | general ews | man woman           | looo.l
four-year science completed | 75            | 2004-03 | general ews | man woman           | oooo.l
four-year chemistry final   | 60 75 90      | 2005-03 | general obc | man woman           | loooll
four-year chemistry third   | 60 75 90      | 2006-03 | general obc | man woman           | lollll
four-year chemistry earlier | 60 90         | 2007-03 | general obc | man woman           | llllll
masters chemistry completed | 60            | 2001-06 2001-07 | general ews | man woman   | ooooxo
masters chemistry completed | 60            | 2001-08 2001-09 | general ews | man woman   | oooooo
masters chemistry completed | 60            | 1998-06 1998-07 | obc         | man woman   | ooooxo
masters chemistry completed | 60            | 1998-08 1998-09 | obc         | man woman   | oooooo
masters chemistry completed | 60            | 1996-07         | sc st       | man woman   | ooooxo
masters chemistry completed | 60            | 1996-08         | sc st       | man woman   | oooooo
masters chemistry final     | 55            | 2001-07         | general ews | man woman   | ooooxo
masters chemistry final     | 55            | 2001-08         | general ews | man woman   | oooooo
masters chemistry completed | 60            | 2001-07 1991-08 | general ews | man+pwd     | oooo.o
bachelors chemistry completed | 60          | 2001-07         | general ews | man woman   | loooxl
masters chemistry completed | 60            | 2009-07         | general sc  | man woman   | oooooo
masters chemistry completed | 60            | 2009-09 2010-01 | general sc  | man woman   | oooolo
masters chemistry completed | 55 | 1960-05 1997-06         | general ews | man               | ooooxo 0
masters chemistry completed | 55 | 1997-07 1997-09         | general ews | man               | ooooxo 1
masters chemistry completed | 55 | 1997-10 1998-06         | general ews | man               | ooooxo 2
masters chemistry completed | 55 | 1998-07 1998-09         | general ews | man               | ooooxo 3
masters chemistry completed | 55 | 1992-06                 | general obc | woman third man+pwd | ooooxo 0
masters chemistry completed | 55 | 1992-07 1992-09         | general obc | woman third man+pwd | ooooxo 1
masters chemistry completed | 55 | 1992-10 1993-06         | ews sc      | woman third       | ooooxo 2
masters chemistry completed | 50 | 1994-06                 | obc         | man               | ooooxo 0
masters chemistry completed | 50 | 1994-07 1994-09         | obc         | man               | ooooxo 1
masters chemistry completed | 50 | 1994-10 1995-06         | obc         | man               | ooooxo 2
masters chemistry completed | 50 | 1992-06                 | sc st       | man woman         | ooooxo 0
masters chemistry completed | 50 | 1992-07                 | sc st       | man woman         | ooooxo 1
four-year chemistry completed | 75 | 1997-06               | general ews | man               | ooooxl 0
four-year chemistry completed | 75 | 1997-07               | general ews | man               | ooooxl 1
on 2026-10-31
masters chemistry completed | 55 | 1996-09                 | general ews | man               | ooooxo 0
masters chemistry completed | 55 | 1996-10                 | general ews | man               | ooooxo 1
on 2026-06-20
masters chemistry completed | 55 | 1996-08 1996-09         | general ews | man               | ooooxo 0
on 2026-06-19
masters chemistry completed | 55 | 1996-06                 | general ews | man               | ooooxo 0
masters chemistry completed | 55 | 1996-08                 | general ews | man               | ooooxo 1
on 2026-02-01
masters chemistry completed | 60            | 2001-07         | general ews | man woman   | ooooxo
masters chemistry completed | 60            | 2001-08         | general ews | man woman   | oooooo
on 2026-01-31
masters chemistry completed | 60            | 2000-07         | general ews | man woman   | ooooxo
masters chemistry completed | 60            | 2000-08         | general ews | man woman   | oooooo
`;

interface Known extends Candidate {
  day: string;
  name: string;
  verdicts: string;
  sessions: string;
}

const letters = { open: 'o', later: 'l', closed: 'x' };

let day = '';
const known = table.split('\n').flatMap((line): Known[] => {
  day = /^on (.*)/.exec(line)?.[1] ?? day;
  const [choices = [], marks = [], births = [], categories = [], people = [], end = []] = line
    .split('|')
    .map((list) => list.trim().split(/ +/));
  const [degree, subject, stage] = choices;
  const [verdicts = '', sessions = ''] = end;
  return marks.flatMap((percent) =>
    births.flatMap((born) =>
      categories.flatMap((category) =>
        people.map((person) => {
          const [gender] = person.split('+');
          const name = [...choices, percent, born, category, person].join(' ');
          const chosen = { degree, subject, stage, category, gender } as Candidate;
          const hasDisability = person.endsWith('+pwd');
          const one = { ...chosen, percent: Number(percent), born, hasDisability };
          return { ...one, day, name, verdicts, sessions };
        }),
      ),
    ),
  );
});

const isScOrSt = ({ category }: Candidate) => category === 'sc' || category === 'st';

/** What the brochures say once more, with sections of the notes on them; ages as the oldest month of birth. */
function verdictsOf(one: Known): string {
  const { degree, subject, stage, percent, category, gender, hasDisability } = one;
  const isDone = stage === 'completed';
  const isMasters = degree === 'masters';
  const isRelaxed = category === 'obc' || isScOrSt(one) || gender === 'third' || hasDisability;
  // The third year of a master's course that is not its last: of an integrated one, without a bachelor's degree.
  const isIntegrated = isMasters && stage === 'third';
  const csir = () => {
    if (isIntegrated || (isMasters && subject === 'other')) return '.';
    // 1.4: 55%, 50% with relaxation, not rounded; students of the master's course may apply.
    if (isMasters) return isDone && percent < (isRelaxed ? 50 : 55) ? 'x' : 'o';
    // 1.4: four years with 75%, and 70% with relaxation.
    return degree === 'four-year' && isDone && percent >= (isRelaxed ? 70 : 75) ? 'o' : 'l';
  };
  // 2.4: the third year or higher, any degree, no marks, no age.
  const isThirdYear = isMasters || stage !== 'earlier';
  // 3.4, 4.4: a bachelor's degree or its final year, no marks, no age.
  const isGraduate = isMasters || isDone || stage === 'final';
  const afterDegree = isIntegrated ? '.' : isGraduate ? 'o' : 'l';
  const oces = () => {
    // 6.4: 18 to 26, 29, 31 years; 6.5: applications to 31 January, training from August.
    const limit = category === 'obc' ? 29 : isScOrSt(one) ? 31 : 26;
    const year = one.day > '2026-01-31' ? 2027 : 2026;
    // 6.4: M.Sc. in chemistry, 60%; in the final year as well.
    if (isMasters && (subject !== 'chemistry' || (isDone && percent < 60))) return 'x';
    // The notice of 2016 adds ten years for PwD; that of 2026 was not seen to.
    if (one.born < `${year - limit}-08`)
      return hasDisability && one.born >= `${year - limit - 10}-08` ? '.' : 'x';
    if (!isMasters) return subject === 'chemistry' ? 'l' : '.';
    return (isDone || stage === 'final') && one.born <= `${year - 18}-08` ? 'o' : 'l';
  };
  const tifr = () => {
    // 5.4: M.Sc. in chemistry, physics or biology; the degree by joining.
    if (subject === 'other') return isMasters ? 'x' : '.';
    return isMasters && (isDone || stage === 'final') ? 'o' : 'l';
  };
  return [csir(), isThirdYear ? 'o' : 'l', afterDegree, afterDegree, oces(), tifr()].join('');
}

/** 1.4: JRF to 30 years, 33 for OBC-NCL, 35 for women, SC, ST, PwD and third gender, on 1 July and on 1 October. */
function jrfSessions(one: Known): number {
  const isRelaxed = isScOrSt(one) || one.gender !== 'man' || one.hasDisability;
  const limit = isRelaxed ? 35 : one.category === 'obc' ? 33 : 30;
  // 1.6: applications close in June, of 2026 on the 19th, and at the end of October.
  const sessions = Array.from({ length: 40 }, (_, at) => 2026 + at).flatMap((year) => [
    { closes: year === 2026 ? '2026-06-19' : `${year}-06-30`, oldest: `${year - limit}-07` },
    { closes: `${year}-10-31`, oldest: `${year - limit}-10` },
  ]);
  return sessions.filter(({ closes, oldest }) => closes >= one.day && one.born >= oldest).length;
}

/** What the site says, with the brochure's dots. */
const siteVerdicts = (one: Known) =>
  eligibilityOf(one, one.day)
    .map(({ verdict }, at) => (one.verdicts[at] === '.' ? '.' : letters[verdict]))
    .join('');

function siteSessions(one: Known): number {
  const notes = eligibilityOf(one, one.day)[0]?.notes.join(' ') ?? '';
  return Number(/(\d+) sessions? left/.exec(notes)?.[1] ?? 0);
}

const lines = (all: readonly Known[], say: (one: Known) => string | number) =>
  all.map((one) => `${one.day} ${one.name}: ${say(one)}`);

test('300 candidates get the verdicts that the brochures give', () => {
  const written = lines(known, ({ verdicts }) => verdicts);
  expect(new Set(written).size).toBe(known.length);
  expect(known.length).toBeGreaterThanOrEqual(300);
  expect(lines(known, verdictsOf)).toEqual(written);
  expect(lines(known, siteVerdicts)).toEqual(written);
});

test('those who may write CSIR-NET have as many sessions left for JRF as the notices give', () => {
  const counted = known.filter(({ sessions }) => sessions !== '');
  expect(lines(counted, jrfSessions)).toEqual(lines(counted, ({ sessions }) => sessions));
  const open = known.filter(({ verdicts }) => verdicts.startsWith('o'));
  expect(lines(open, siteSessions)).toEqual(lines(open, jrfSessions));
});
