import { institute } from '../institute';
import type { CourseFamily } from './family';

export const offlineFamily: CourseFamily = {
  path: '/offlinecourses',
  mode: 'offline',
  heading: 'Offline courses',
  meta: {
    title: 'Chemistry Classes in Delhi: CSIR-NET, GATE, IIT-JAM, CUET (PG)',
    description:
      'Classroom chemistry courses at Jia Sarai, Delhi, for CSIR-NET, GATE, IIT-JAM and CUET (PG): hours in the week, durations, fees or fee by phone.',
    keywords: [
      'chemistry coaching in Delhi',
      'chemistry coaching Jia Sarai',
      'CSIR NET classroom coaching Delhi',
      'IIT JAM chemistry offline course',
    ],
  },
  lede: `A board, a teacher and a room full of people with the same exam: classroom batches in ${institute.address}, for four exams.`,
  intro: [
    'A classroom costs time before it costs money. The general schedule is about 4 to 5 hours daily, 6 days a week, for about five months; CSIR-NET has 4 to 6 hours daily in its regular batch. A class is 45 minutes long.',
    'In return a teacher sees your working while it is on the page. Regular batches fill the week. Weekend batches leave it free for a job or a college.',
  ],
  members: [
    {
      exam: 'csir-net',
      name: 'CSIR-NET Chemical Sciences',
      text: 'Regular batch on six days a week, or 6 to 8 hours on weekends and holidays.',
    },
    {
      exam: 'gate',
      name: 'GATE Chemistry',
      text: 'One complete list of items in two lengths. The problems are worked on the board and at the desk.',
    },
    {
      exam: 'iit-jam',
      name: 'IIT-JAM Chemistry',
      text: 'The two-year course can begin while you are still in the B.Sc.; the one-year course suits its end.',
    },
    {
      exam: 'cuet',
      name: 'CUET (PG) Chemistry',
      text: 'A shorter and a longer course towards the common test, with the whole list of items in each.',
    },
  ],
  feeNote: 'Printed fees include 18% GST. The fee for CSIR-NET is given by phone or at the office.',
  choicesHeading: 'Regular, weekend, or online after all',
  choices: [
    {
      when: 'The exam is your main work',
      take: 'A regular batch. Five or six classes a day leave the evening for practice, and little else. Live near, or count the journey.',
    },
    {
      when: 'You work or study on weekdays',
      take: 'A weekend batch. For CSIR-NET it has 6 to 8 hours on weekends and holidays; for the other exams, ask for its hours by phone, and for the first date of each.',
    },
    {
      when: 'You live far from Delhi',
      take: 'An online course before a rented room, unless a classroom is what you need in order to work. The teachers’ live sessions are in its Gold plans and above.',
    },
    {
      when: 'You are not sure',
      take: 'Visit the office once, on a day of classes. Ask what the last batch was doing in its second month.',
    },
  ],
  closing: [
    'To join, bring a detailed application form, two passport-size photographs and a self-attested Aadhar Card or Voter ID Card to the office. The fee can also be deposited at a branch of our bank, and the course pages print the account.',
    'A classroom seat that is booked is not refunded and belongs to one person. Look at the room, then decide.',
  ],
  callText: 'Ask for the next first day, the hours of the batch and, for CSIR-NET, the fee.',
};
