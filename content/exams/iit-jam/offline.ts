import { bankStep, officeStep, onlineStep, type Course } from '@/content/course';
import { itemRows } from '@/content/features';
import { institute } from '@/content/institute';
import { plansFor } from '@/content/plans';

export const iitJamOffline: Course = {
  path: '/offlinecourses/iit-jam',
  heading: 'IIT-JAM Chemistry, offline',
  breadcrumb: 'IIT-JAM Chemistry Offline Course',
  meta: {
    title: 'IIT-JAM Chemistry Offline Course',
    description:
      'Classroom coaching for IIT-JAM Chemistry at Jia Sarai, Delhi: a programme of 1 year and one of 2 years, regular or at weekends, with 18% GST included.',
    keywords: [
      'IIT JAM Chemistry offline course',
      'IIT JAM Chemistry coaching in Delhi',
      'IIT JAM Chemistry 2 year classroom programme',
      'IIT JAM Chemistry coaching fees',
    ],
  },
  lede: `Classroom programmes of 1 year and of 2 years for IIT-JAM Chemistry, in ${institute.address}. The regular batch takes six days of the week; the weekend batch leaves the college week free.`,
  familyCard:
    'The two-year course can begin while you are still in the B.Sc.; the one-year course suits its end.',
  homeCard:
    'A 1-year program, or a 2-year program for those who want to start early and go slowly.',
  intro: [
    'JAM leads from a B.Sc. to an M.Sc. at an IIT. It asks about the chemistry of the bachelor’s years, but not in the manner of a college examination: the questions are short, and there are several ideas in each.',
    'One question comes before all the others: one year, or two? Both programmes teach the same course and hold the same items, so it is a question of when you start.',
  ],
  features: [
    {
      name: 'Two programmes',
      detail:
        'The 1 year programme is for the final year of college or the year after it, the 2 year programme for those who begin earlier.',
    },
    {
      name: 'Built on the B.Sc.',
      detail:
        'Physical, organic and inorganic chemistry from the ground your college has laid, and from further down where it has not.',
    },
    {
      name: 'A practised house',
      detail: 'Over 5 years of experience in teaching for the entrance exams of chemistry.',
    },
    {
      name: 'Accuracy before speed',
      detail:
        'Practice and tests are read for the mistakes in them. In JAM a question you get wrong can cost more than one you leave.',
    },
    {
      name: '39 unitwise tests',
      detail:
        'A test closes every unit. Subtopicwise tests stand before it, previous-year tests and a final mock test after it.',
    },
    {
      name: 'Booklets to write in',
      detail:
        'Theory booklets, practice books and PYQs books come in print. Soft copies are there for the bus.',
    },
  ],
  batches: [
    {
      name: 'Regular batch',
      length: '6 days a week',
      hours: 'About 4 to 5 hours daily, for about five months',
      suits:
        'Fits after the B.Sc., or where college leaves half of the day free. Check that the hours do not meet.',
    },
    {
      name: 'Weekend batch',
      length: 'Beside college',
      hours: 'On weekends; hours by phone',
      suits:
        'Fits during the B.Sc., when lectures and practicals fill the week and attendance counts.',
    },
  ],
  batchNote:
    'The hours are those of our general class schedule. How they are laid over 1 year or over 2 years is settled with each batch: ask the office.',
  plansIntro: `Each tab has one plan, and each plan has all ${itemRows.length} items. The large figure is what you pay, for the whole programme; the figure struck out is the original price.`,
  tabs: [
    { id: '1-year', label: '1 Year Plan', plans: plansFor('iit-jam', 'offline', '1-year') },
    { id: '2-years', label: '2 Year Plan', plans: plansFor('iit-jam', 'offline', '2-years') },
  ],
  classroom: {
    week: [
      'Our general schedule has about 4 to 5 hours of class a day, 6 days a week, for about five months. A class is 45 minutes. It is a full timetable: a student who has college in the morning should compare the two before anything is paid.',
      'In college weeks, little and often works. Take one subtopic from the batch, do its questions the same day, and write its test at the weekend. By the time your college reaches the topic, you have met it once.',
      'Keep the weeks before the university examinations free of anything new. Then the previous-year questions of JAM are the better companion: they repeat what college examines, and show how JAM turns it.',
    ],
  },
  gstNote: 'Note: 18% GST is included in above fees as per govt. norms.',
  faqs: [
    {
      question: '1 year or 2 years: how do we decide?',
      answer:
        'Count back from the JAM you want to write. If it is the next one, the 1 year programme is the one that fits. If a whole year of college lies before it, the 2 year programme spreads the same preparation over more weeks.',
    },
    {
      question: 'My daughter is in the second year of her B.Sc. Is it too early?',
      answer:
        'No, that is the time for which a programme of 2 years makes sense. Much of what JAM asks is taught in those college years, so the two support each other. The weekend batch is the one to ask about, so that attendance at college does not suffer.',
    },
    {
      question: 'What is a good attempt in JAM Chemistry?',
      answer:
        'A good attempt is 25 to 30 questions at 90% accuracy. Notice the second number: it says that of ten answers nine are right. This is why the tests in the course are gone through for their mistakes and not only counted.',
    },
    {
      question: 'Why are there two prices on each card?',
      answer:
        'The large one is the fee, and the one struck out is the original price of that plan. You pay the large one. It covers the whole length of the programme and already contains 18% GST.',
    },
    {
      question: 'Does the longer plan include more?',
      answer:
        'No, the list of items is the same on both cards. The 2 year plan gives you time: the same books, tests and classes, with more weeks between them. If you are unsure which one you need, call before you enrol.',
    },
    {
      question: 'General aptitude is on the list. Does JAM ask for it?',
      answer:
        'No, the JAM paper in chemistry has no aptitude section. The item stands on the list because one list serves all four exams, and GATE and CSIR-NET do have such a part. For JAM you can leave it aside.',
    },
    {
      question: 'May a younger sister take over the seat?',
      answer:
        'No, seat fees are non-transferable, also inside a family. Nor is the booking of a classroom seat refunded. Choose between 1 year and 2 years first, and book then.',
    },
    {
      question: 'What do we bring to the office?',
      answer:
        'Three things: the detailed application form, two passport-size photographs, and an Aadhar Card or Voter ID Card as a self-attested copy. Self-attested means that the student signs the copy.',
    },
  ],
  registration: [
    {
      ...onlineStep,
      text: 'Open the tab of your programme and press Enroll Now. The next steps appear in a new tab, with the name of the plan at the top.',
    },
    {
      ...officeStep,
      text: `Parents are welcome at the office in ${institute.address}. The student needs:`,
    },
    {
      ...bankStep,
      text: 'The fee can be deposited at any branch of the bank given here, in cash or by net banking. The account is the institute’s company account, never a person’s. Tell us by phone for whom the deposit was made.',
    },
  ],
  callText: 'Which semester, which JAM, which batch: with these three we can advise you.',
};
