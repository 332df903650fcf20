import { bankStep, type Course, officeStep, onlineStep } from '@/content/course';
import { itemRows } from '@/content/features';
import { institute } from '@/content/institute';
import { planTabs } from '@/content/plans';

export const iitJamOnline: Course = {
  path: '/onlinecourses/iit-jam',
  heading: 'IIT-JAM Chemistry, online',
  meta: {
    title: 'IIT-JAM Chemistry Online Course',
    description:
      'A year of online coaching for IIT-JAM Chemistry beside your B.Sc.: live or recorded, four tiers from Bronze to Platinum, 18% GST included.',
    keywords: [
      'IIT-JAM Chemistry online course',
      'IIT JAM chemistry online coaching',
      'IIT JAM chemistry 1 year course',
      'IIT JAM chemistry course fees',
    ],
  },
  lede: 'One year of online preparation for the IIT-JAM Chemistry paper: live on weekdays, live at weekends, or recorded. It can run beside a B.Sc.',
  familyCard:
    'For an M.Sc. seat after the B.Sc. One year, so that it can run beside the last year of college.',
  homeCard:
    'One full year of preparation for the M.Sc. entrance test. Four tiers, one list of items to compare.',
  intro: [
    'IIT-JAM opens the way to an M.Sc. at the IITs. Most of its syllabus you have met in college lectures; the paper asks you to use it exactly, and against the clock. A year leaves room to take up each branch again and to be tested on it unit by unit.',
  ],
  features: [
    {
      name: 'One length, so one choice fewer',
      detail: 'Online, IIT-JAM is a plan of 1 year. All that is left to choose is the tier.',
    },
    {
      name: 'Chemistry from the B.Sc. up',
      detail:
        'Organic, inorganic and physical chemistry, taught by a faculty with over 5 years in entrance exams.',
    },
    {
      name: 'Accuracy you can measure',
      detail:
        'A good attempt is 25-30 questions at 90% accuracy. After each of the 39 unitwise tests you know your own figure.',
    },
    {
      name: 'Questions for all three sections',
      detail:
        'One right option, several right options, or a number to type: practise each kind in books of 3000+ questions.',
    },
    {
      name: 'Classes of 45 minutes',
      detail: 'Short enough for a whole one between college and dinner.',
    },
    {
      name: 'Help when the step is missing',
      detail:
        'Teacher handouts go with the lectures, and 24x7 doubt resolution is on the list of all four tiers.',
    },
  ],
  batches: [
    {
      name: 'Weekend, live',
      length: '1 year, with recordings',
      hours: '6 to 8 hours on weekends and holidays',
      suits:
        'For you in the second or third year of a B.Sc., with college and practicals on weekdays.',
    },
    {
      name: 'Regular, live',
      length: 'About five months of classes',
      hours: '4 to 5 hours daily, 6 days a week',
      suits:
        'Morning or evening. For you if your degree is behind you. Ask when in the plan’s year the classes fall.',
    },
    {
      name: 'Recorded only',
      length: '1 year',
      hours: 'Whenever you sit down to it',
      suits:
        'For you if practicals, hostel hours or a weak line make live classes hard. The tests keep you on course.',
    },
  ],
  batchNote:
    'There is also a 2-year IIT-JAM program. It is taught in the classroom at Jia Sarai, Delhi; its fee is on the page of the offline course.',
  plansIntro:
    'Four tiers, all for 1 year, at the fees for IIT-JAM. What stands in the rows is the list of our CSIR-NET plans, each item with its list price. Whether it holds item for item for IIT-JAM is to be confirmed, so please ask by phone before paying.',
  tabs: planTabs('iit-jam', 'online', ['1-year']),
  registration: [
    {
      title: 'Before anything else',
      text: 'Call, and go through the items of your tier for IIT-JAM with us. Ask for the start date and for the class times in the same call.',
    },
    onlineStep,
    officeStep,
    bankStep,
  ],
  faqs: [
    {
      question: 'Why is there only a 1 Year Plan?',
      answer:
        'Because that is the one length in which IIT-JAM is offered online. The fee on a card is for the whole year, not for a term. If you would rather take two years, the classroom program in Delhi runs that long.',
    },
    {
      question: 'Can I prepare while I finish my B.Sc.?',
      answer:
        'Yes, and the weekend batch is laid out for it: 6 to 8 hours on weekends and holidays, through 1 year. Your college week stays free, and a class that falls on a practical or a wedding can be heard later. Gold and Platinum are the tiers that list live sessions and their recordings.',
    },
    {
      question: 'How many questions make a good attempt in IIT-JAM?',
      answer:
        '25-30 questions at 90% accuracy is a good attempt, which comes to between 22 and 27 right answers. The paper has 60, so it rewards leaving things out. In its first section a wrong answer costs marks, and a guess can take away what a sure answer gave.',
    },
    {
      question: 'Is everything on the cards certain for IIT-JAM?',
      answer:
        'The fees are; the list of items is not yet. It is the one printed for CSIR-NET, and for IIT-JAM it has to be confirmed by phone. Call with the card in front of you and go down the rows, then pay.',
    },
    {
      question: 'Do I need general aptitude for IIT-JAM?',
      answer:
        'No, the IIT-JAM chemistry paper has no general aptitude section. The item is in our list because the list comes from CSIR-NET, where that section exists. Ask by phone whether IIT-JAM plans hold it or something in its place.',
    },
    {
      question: 'Bronze has no live classes. Is it of any use?',
      answer:
        'It can be, if you study well from recordings and need questions more than company. Bronze lists the recorded lectures, handouts, soft-copy books, unitwise tests and the mock test. What it lacks is a class to turn up to. Silver lists the same items at a higher fee, so compare Bronze with Gold.',
    },
    {
      question: 'Are theory booklets part of a plan?',
      answer:
        'No, not by the list shown: even Platinum leaves them out. For IIT-JAM they are sold by themselves as study material, and also together with the previous-year booklets and the assignments. Orders are processed in 3-5 business days after payment and delivered in 7-14 more, anywhere in India.',
    },
    {
      question: 'Can my parents get the money back if I stop?',
      answer:
        'No, the fee for an online seat is not returned once the seat is booked. Nor can a brother or sister take it over. If too much was paid by mistake, the surplus is returned within 10 working days on a written request made in person.',
    },
  ],
};

export const iitJamOffline: Course = {
  path: '/offlinecourses/iit-jam',
  heading: 'IIT-JAM Chemistry, offline',
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
  tabs: planTabs('iit-jam', 'offline', ['1-year', '2-years']),
  classroom: {
    week: [
      'Our general schedule has about 4 to 5 hours of class a day, 6 days a week, for about five months. A class is 45 minutes. It is a full timetable: a student who has college in the morning should compare the two before anything is paid.',
      'In college weeks, little and often works. Take one subtopic from the batch, do its questions the same day, and write its test at the weekend. By the time your college reaches the topic, you have met it once.',
      'Keep the weeks before the university examinations free of anything new. Then the previous-year questions of JAM are the better companion: they repeat what college examines, and show how JAM turns it.',
    ],
  },
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
};
