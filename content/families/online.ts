import type { CourseFamily } from './family';

export const onlineFamily: CourseFamily = {
  path: '/onlinecourses',
  mode: 'online',
  heading: 'Online courses',
  meta: {
    title: 'Online Chemistry Courses: CSIR-NET, GATE, IIT-JAM, CUET (PG)',
    description:
      'Online chemistry courses for four exams: live and recorded classes, plans from Bronze upwards, durations and fees with 18% GST included, and which to choose.',
    keywords: [
      'online chemistry coaching',
      'CSIR NET online course',
      'GATE chemistry online course',
      'IIT JAM chemistry online course',
      'CUET PG chemistry online course',
    ],
  },
  lede: 'Chemistry for four entrance exams, at home: live classes, recorded lectures, tests and doubt resolution at any hour.',
  intro: [
    'Start from the exam. Its page has the plans side by side, row by row, with what each one holds and what it does not. The same sixteen items are compared everywhere, so you can go from one page to another without learning a new list.',
    'Every plan has the recorded lectures, the teacher handouts, unitwise tests and the final mock test. Live sessions begin with Gold. Printed books begin with Platinum.',
  ],
  members: [
    {
      exam: 'csir-net',
      name: 'CSIR-NET Chemical Sciences',
      text: 'After or during the M.Sc., for JRF and lectureship. Live on weekdays, live at weekends, or from recordings only.',
    },
    {
      exam: 'gate',
      name: 'GATE Chemistry',
      text: 'For the CY paper, with its numerical answers. A short plan for a fresh degree, a long one beside a job.',
    },
    {
      exam: 'iit-jam',
      name: 'IIT-JAM Chemistry',
      text: 'For an M.Sc. seat after the B.Sc. One year, so that it can run beside the last year of college.',
    },
    {
      exam: 'cuet',
      name: 'CUET (PG) Chemistry',
      text: 'For the common test of many universities: a regular batch of six months or a weekend batch of one year.',
    },
  ],
  feeNote: 'Fees are for the whole duration and include 18% GST.',
  choicesHeading: 'Which plan, when',
  choices: [
    {
      when: 'You can keep a timetable',
      take: 'Take Gold or above. You hear the class live, ask while it runs, and have its recording afterwards.',
    },
    {
      when: 'Your hours change every week',
      take: 'Bronze is made of recordings, handouts and tests, and asks for no fixed hour. Silver has the same list at a higher fee: ask us why before you choose it.',
    },
    {
      when: 'You want paper in your hands',
      take: 'Platinum sends the practice books and the previous-year questions in print. A single booklet can also be bought on the study material page.',
    },
    {
      when: 'Less than half a year is left',
      take: 'Look at the 6 months plans. If an exam has none, call and ask from which day a longer plan counts.',
    },
  ],
  closing: [
    'All four courses can be joined from anywhere in India. To enrol, press Enroll Now on a plan card, come to the office, or deposit the fee at a branch of our bank; each page says how.',
    'The booking of a seat is not refunded and cannot be passed on, so put your questions first. Nobody minds a long call.',
  ],
  callText:
    'Name your exam and the hours you really have. We name the plan, or say that none fits.',
};
