import type { ExamFacts, FactSource, FactTable } from '../../exam-facts';
import { cuetPattern } from './paper';

const read = '2026-11-23';
const readBefore = '2026-11-22';

const notice2026: FactSource = {
  title: 'CUET (PG) 2026 notice, Dec 2025, copy',
  publisher: 'HelpBiotech',
  url: 'https://www.helpbiotech.co.in/2025/12/cuet-pg-2026-notification-cuet-pg-2026.html',
  read: readBefore,
  official: true,
};
const bulletin2025: FactSource = {
  title: 'CUET (PG) 2025 application form, rules of the bulletin',
  publisher: 'Sarkari Jobs Search',
  url: 'https://sarkarijobssearch.com/nta-cuet-pg-2025-application-form-online-apply',
  read,
  official: true,
};
const express: FactSource = {
  title: 'CUET PG 2026: NTA issues city intimation slips, 2 Mar 2026',
  publisher: 'The Indian Express',
  url: 'https://indianexpress.com/article/education/cuet-pg-2026-nta-issues-city-intimation-slips-exams-nta-nic-in-cuet-pg-10560513/',
  read,
};
const ndtvExam: FactSource = {
  title: 'CUET PG 2026 admit card: medium and structure of the papers, 13 Mar 2026',
  publisher: 'NDTV',
  url: 'https://www.ndtv.com/education/cuet-pg-2026-admit-card-out-live-nta-releases-hall-tickets-for-exams-scheduled-from-march-16-19-11209446',
  read,
};
const ndtvCities: FactSource = {
  title: 'CUET PG 2026: exam cities and eligibility, Dec 2025',
  publisher: 'NDTV',
  url: 'https://www.ndtv.com/education/cuet-pg-2026-exam-cities-reduced-check-new-changes-here-9836454',
  read,
};
const ndtvFourCities: FactSource = {
  title: 'CUET PG 2026: up to four city choices, 20 Dec 2025',
  publisher: 'NDTV',
  url: 'https://www.ndtv.com/education/cuet-pg-2025-exam-allows-up-to-four-city-choices-for-students-9852909',
  read,
};
const careersCities: FactSource = {
  title: 'CUET PG 2026: four exam cities, 20 Dec 2025',
  publisher: 'Careers360',
  read,
};
const ndtvForm2025: FactSource = {
  title: 'CUET PG 2025 registration begins, Jan 2025',
  publisher: 'NDTV',
  url: 'https://www.ndtv.com/education/cuet-pg-2025-registration-begins-for-postgraduate-entrance-exam-7388947',
  read,
};
const ndtvShifts2025: FactSource = {
  title: 'CUET PG 2025: first day of the exam, 13 Mar 2025',
  publisher: 'NDTV',
  url: 'https://www.ndtv.com/education/cuet-pg-2025-when-to-expect-answer-key-for-the-exam-7916066',
  read,
};
const pressJournalExam: FactSource = {
  title: 'CUET PG 2026: dates, shifts and marking, 4 Mar 2026',
  publisher: 'Free Press Journal',
  url: 'https://www.freepressjournal.in/education/cuet-pg-2026-exam-from-march-6-full-schedule-shift-timings-marking-scheme-cut-off-guidelines-explained',
  read,
};
const pressJournalForm: FactSource = {
  title: 'CUET PG 2026 registration extended to 23 Jan, 20 Jan 2026',
  publisher: 'Free Press Journal',
  url: 'https://www.freepressjournal.in/education/cuet-pg-2026-registration-date-extended-till-january-23-apply-at-examsntaacincuet-pg',
  read,
};
const patrikaForm: FactSource = {
  title: 'CUET PG 2026: NTA extends the last date, 20 Jan 2026',
  publisher: 'Patrika',
  url: 'https://www.patrika.com/en/education-news/cuet-pg-2026-nta-extends-registration-deadline-know-last-date-and-required-documents-20277197',
  read,
};
const rediff: FactSource = {
  title: 'CUET PG 2026 extends registration, 20 Jan 2026',
  publisher: 'Rediff',
  url: 'https://www.rediff.com/getahead/report/cuet-pg-2026-extends-registration-deadline/20260120.htm',
  read,
};
const indiaToday: FactSource = {
  title: 'CUET PG 2026: how to apply, documents and fee, 23 Jan 2026',
  publisher: 'India Today',
  url: 'https://www.indiatoday.in/education-today/news/story/cuet-pg-2026-registration-last-date-extended-how-to-apply-documents-fee-2856633-2026-01-23',
  read,
};
const news9: FactSource = {
  title: 'CUET PG 2026 application: fee and exam date, 20 Jan 2026',
  publisher: 'News9',
  url: 'https://www.news9live.com/education-career/entrance-exams/cuet-pg-2026-application-ends-today-check-fee-exam-date-2920839',
  read,
};
const particle: FactSource = {
  title: 'CUET PG 2026 registration, Jan 2026',
  publisher: 'Particle News',
  url: 'https://particle.news/story/cuet-pg-2026-registration-closes-jan-20-at-1150-pm-as-nta-emphasizes-fee-payment-finality',
  read,
};
const feeArticle: FactSource = {
  title: 'CUET PG 2026 application fee by category, 21 Jan 2026',
  publisher: 'CollegeDekho',
  read,
};
const feeForm2025: FactSource = {
  title: 'CUET PG 2025 notification: fee and dates',
  publisher: 'Sarkari Naukri Network',
  url: 'https://sarkarinaukrinetwork.com/?p=35803',
  read,
};
const documentList: FactSource = {
  title: 'Documents required for the CUET PG application form 2026',
  publisher: 'CollegeDekho',
  url: 'https://www.collegedekho.com/amp/articles/list-of-documents-required-to-fill-cuet-pg-application-form',
  read,
};
const documentsGetMyUni: FactSource = {
  title: 'Documents required for the CUET PG 2025 application form',
  publisher: 'GetMyUni',
  url: 'https://getmyuni.com/amp/articles/list-of-documents-required-for-cuet-pg-2025-application-form',
  read,
};
const fileSizes: FactSource = {
  title: 'CUET PG application form: photograph and signature',
  publisher: 'EdTech Manatra',
  url: 'https://edtechmanatra.blogspot.com/2025/11/cuet-pg-application-form-2026-complete.html',
  read,
};
const ndtvProfit: FactSource = {
  title: 'CUET PG 2026: what to carry, 4 Mar 2026',
  publisher: 'NDTV Profit',
  url: 'https://www.ndtvprofit.com/india/cuet-pg-2026-set-to-begin-from-march-6-know-more-about-exam-pattern-amp-cut-off-marks-11167347',
  read,
};
const form2025: FactSource = {
  title: 'CUET PG 2025: dates, fee and eligibility',
  publisher: 'Form Wala Site',
  url: 'https://formwalasite.com/Admission-forms/nta-cuet-pg-2025.html',
  read,
};
const edexForm2025: FactSource = {
  title: 'CUET PG 2025 registration, 29 Jan 2025',
  publisher: 'EdexLive',
  url: 'https://www.edexlive.com/news/2025/Jan/29/cuet-pg-2025-registration-closes-on-february-1-check-exam-dates-key-details',
  read,
};
const answerKey2026: FactSource = {
  title: 'NTA releases CUET PG 2026 provisional answer keys, Apr 2026',
  publisher: 'Particle News',
  read,
};
const answerKeyGuide2026: FactSource = {
  title: 'CUET PG 2026 answer key: how to raise objections, 11 Apr 2026',
  publisher: 'Vajra News',
  read,
};
const answerKey2025: FactSource = {
  title: 'CUET PG 2025 answer key, objection window, 24 Apr 2025',
  publisher: 'Northeast Now',
  url: 'https://nenow.in/education/cuet-pg-2025-answer-key-objection-window-closes-tonight.html',
  read,
};
const telegraphKey2025: FactSource = {
  title: 'CUET PG 2025 answer key and marking, 8 Apr 2025',
  publisher: 'The Telegraph',
  url: 'https://www.telegraphindia.com/edugraph/news/nta-to-release-cuet-pg-2025-provisional-answer-key-and-response-sheets-soon-check-marking-scheme/cid/2093044',
  read,
};
const result2026: FactSource = {
  title: 'CUET PG 2026 result, Apr 2026',
  publisher: 'College King',
  url: 'https://collegeking.com/blogs/exam/cuet-pg-2026-result-how-to-check-download-scorecard-interpret-percentile-and-next-steps-for-pg-admissions-2697',
  read,
};
const csasGuide2026: FactSource = {
  title: 'Delhi University CSAS (PG) 2026, May 2026',
  publisher: 'CUET Gurukul',
  read,
};
const csasPw2026: FactSource = {
  title: 'Delhi University CSAS registration 2026',
  publisher: 'Physics Wallah',
  read,
};
const normalisation: FactSource = {
  title: 'CUET PG marks and percentile: normalisation, 2025',
  publisher: 'CollegeDekho',
  url: 'https://collegedekho.com/exam/cuet-pg/marks-vs-rank',
  read,
};
const edexFaq: FactSource = {
  title: 'CUET PG 2023: answers of NTA, 5 Jun 2023',
  publisher: 'EdexLive',
  url: 'https://www.edexlive.com/news/2023/jun/05/cuet-pg-2023-essential-faq-on-exams-tech-glitches-scorecards-35621.html',
  read,
};
const jnu: FactSource = {
  title: 'JNU students’ union demands exit from CUET PG, 19 May 2025',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/news/science-jnu-students-union-demands-exit-from-cuet-pg-2025-seeks-reinstatement-of-jnuee-for-all-programs-blogId-200152',
  read,
};
const counselling2025: FactSource = {
  title: 'CUET PG counselling 2025, 26 May 2025',
  publisher: 'KollegeApply',
  url: 'https://www.kollegeapply.com/exams/cuet-pg/counselling',
  read,
};
const newKerala: FactSource = {
  title: 'NTA set to conduct CUET PG, 2025',
  publisher: 'New Kerala',
  read: readBefore,
};
const syllabusPage: FactSource = {
  title: 'CUET PG syllabus and pattern, 2025',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/science/cuet-pg-exam-syllabus/mtech-4369',
  read,
};
const homeTution: FactSource = {
  title: 'CUET PG Chemistry syllabus 2025',
  publisher: 'Home-Tution',
  read,
};
const shifts2024: FactSource = {
  title: 'CUET PG 2024 begins, 11 Mar 2024',
  publisher: 'Hindustan Times',
  url: 'https://www.hindustantimes.com/education/competitive-exams/cuet-pg-2024-begins-admit-card-link-schedule-exam-day-instructions-101710133806119.html',
  read,
};
const chemistrySyllabus: FactSource = {
  title: 'CUET PG Chemistry syllabus, 26 Jul 2024',
  publisher: 'Collegedunia',
  read,
};
const prepp: FactSource = {
  title: 'CUET PG Chemistry syllabus, 2026',
  publisher: 'Prepp',
  read: readBefore,
};
const chiral: FactSource = {
  title: 'CUET PG 2026 Chemistry',
  publisher: 'Chiral Academy',
  read,
};
const paperCodes: FactSource = {
  title: 'CUET (PG) test papers and codes',
  publisher: 'an exam form, public code repository',
  read,
};
const scienceCodes: FactSource = {
  title: 'CUET (PG), papers of the sciences',
  publisher: 'an exam guide, public code repository',
  read,
};
const programmeCodes: FactSource = {
  title: 'Programmes of a university and their CUET codes',
  publisher: 'an admission list, public code repository',
  read,
};
const duFaq: FactSource = {
  title: 'Postgraduate admission: frequently asked questions, 2024',
  publisher: 'University of Delhi',
  url: 'https://admission.uod.ac.in/?PG-Admissions/FAQs',
  read,
  official: true,
};
const duAdmission: FactSource = {
  title: 'Delhi University admission through CUET PG, 8 May 2025',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/science/articles/du-admission-through-cuet-pg-blogId-153781',
  read,
};
const duCutoff: FactSource = {
  title: 'Delhi University PG cut-off, science courses, 2026',
  publisher: 'Careers360',
  url: 'https://university.careers360.com/articles/du-pg-cutoff-2026-science-courses',
  read: readBefore,
};
const duCounselling: FactSource = {
  title: 'Delhi University CUET PG 2025 counselling, 19 May 2025',
  publisher: 'EdexLive',
  url: 'https://www.edexlive.com/news/2025/May/19/delhi-university-cuet-pg-2025-counselling-begins-registration-open-until-june-6',
  read,
};
const duBusinessStandard: FactSource = {
  title: 'Delhi University begins CUET PG counselling, 19 May 2025',
  publisher: 'Business Standard',
  url: 'https://www.business-standard.com/amp/education/news/delhi-university-begins-cuet-pg-counselling-2025-check-last-dates-to-apply-nc-125051900637_1.html',
  read,
};
const duPortal: FactSource = {
  title: 'Delhi University portal for PG admissions goes live, May 2025',
  publisher: 'Hindustan Times',
  url: 'https://www.hindustantimes.com/cities/delhi-news/delhi-university-csas-portal-for-pg-admissions-goes-live-101747504710386.html',
  read,
};
const duRounds: FactSource = {
  title: 'Delhi University PG admissions 2025, second round, 23 Jun 2025',
  publisher: 'Patrika',
  url: 'https://www.patrika.com/en/education-news/du-pg-admissions-2025-second-phase-begins-june-24th-mid-semester-admissions-available-19692456',
  read,
};
const duSecondRound: FactSource = {
  title: 'DU PG admissions 2025: second round dates and eligibility',
  publisher: 'NCR Guide',
  url: 'https://ncr-guide.com/du-pg-admissions-2025-second-round-dates-eligibility',
  read,
};
const duCertificates: FactSource = {
  title: 'Delhi University admissions 2023: documents, 29 Jun 2023',
  publisher: 'News18',
  url: 'https://www.news18.com/education-career/delhi-university-admissions-2023-know-list-of-documents-required-to-register-at-csas-portal-8205475.html',
  read,
};
const duCertificatesExpress: FactSource = {
  title: 'DU admissions 2023: documents required',
  publisher: 'The Indian Express',
  url: 'https://indianexpress.com/article/education/cuet-ug-2023-du-admissions-2023-documents-required-during-registration-at-csas-portal-admission-uod-ac-in-8687468',
  read,
};
const bhu: FactSource = {
  title: 'BHU CUET PG 2025 counselling and merit list, 9 Jun 2025',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/science/articles/bhu-admission-through-cuet-pg-blogId-154079',
  read,
};
const bhuForm: FactSource = {
  title: 'BHU PG admission 2025: eligibility and fee',
  publisher: 'Daily School Assembly',
  url: 'https://dailyschoolassembly.com/bhu-pg-admission-2025-registration-bhu-ac-in/',
  read,
};
const jnuAdmission: FactSource = {
  title: 'JNU postgraduate admission 2025: merit lists and dates',
  publisher: 'KollegeApply',
  url: 'https://news.kollegeapply.com/news/jnu-postgraduate-admission-2025-started-merit-list-schedule-key-date',
  read,
};
const jnuCounselling: FactSource = {
  title: 'JNU counselling process through CUET PG 2025',
  publisher: 'Shiksha',
  url: 'https://www.shiksha.com/science/articles/cuet-pg-counselling-process-for-jnu-blogId-162649',
  read,
};
const meritLists: FactSource = {
  title: 'CUET PG results out, universities to prepare merit lists, 22 Jul 2023',
  publisher: 'The Hindu',
  url: 'https://www.thehindu.com/news/national/cuet-pg-results-out-universities-to-prepare-merit-list/article67106302.ece',
  read,
};
const counsellingDocuments: FactSource = {
  title: 'CUET PG counselling: documents',
  publisher: 'Indian Express Education',
  url: 'https://education.indianexpress.com/humanities-social-sciences-exam/cuet-pg-exam-counselling',
  read,
};
const counsellingFresherslive: FactSource = {
  title: 'CUET PG counselling: required documents, 14 Jun 2024',
  publisher: 'FreshersLive',
  url: 'https://fresherslive.com/articles/cuet-pg-counselling-check-the-details-of-required-documents-process-of-counselling-and-more-1805',
  read,
};
const reservation2024: FactSource = {
  title: 'CUET PG 2024: reservation policy, 6 Feb 2024',
  publisher: 'India.com',
  url: 'https://www.india.com/education/cuet-pg-2024-registration-ending-soon-check-reservation-policy-for-gen-ews-sc-st-candidates-6707160/',
  read,
};
const reservation2022: FactSource = {
  title: 'CUET PG results and reservation, 26 Sep 2022',
  publisher: 'The Quint',
  url: 'https://www.thequint.com/news/education/cuet-pg-results-declared-nta',
  read,
};
const reservationCentral: FactSource = {
  title: 'CUET reservation at central universities, 26 Sep 2024',
  publisher: 'Careers360',
  url: 'https://university.careers360.com/articles/cuet-reservation-criteria',
  read,
};
const mscMarks: FactSource = {
  title: 'CUET PG 2026 Chemistry: eligibility and selection',
  publisher: 'VedPrep',
  read,
};
const duScience: FactSource = {
  title: 'Delhi University, postgraduate science courses: eligibility',
  publisher: 'QuestionPaper.in',
  url: 'https://www.questionpaper.in/entrance-exams/du-pgsc',
  read,
};
const mscSubjects: FactSource = {
  title: 'Eligibility criteria for the M.Sc. Chemistry',
  publisher: 'Careers360, questions and answers',
  url: 'https://careers360.com/question-eligibility-criteria-for-msc-chemistry-course?add_ans_amp=true',
  read,
};
const patrika: FactSource = {
  title: 'CUET PG 2026 exam date, 14 Feb 2026 (Hindi)',
  publisher: 'Patrika',
  url: 'https://www.patrika.com/education-news/cuet-pg-2026-exam-date-full-schedule-for-the-cuet-pg-exam-released-cuet-pg-full-exam-schedule-20351268',
  read,
};
const universityRules: FactSource = {
  title: 'CUET PG eligibility: age and qualification',
  publisher: 'CollegeChalo',
  url: 'https://www.collegechalo.com/exam/common-university-entrance-test-postgraduate-400-eligibility',
  read,
};

const paper: FactTable = {
  heading: 'Level, time, medium and score',
  columns: ['Point', 'Rule'],
  rows: [
    {
      heading: 'Level',
      cells: ['Graduation: the chemistry of a B.Sc.'],
      sources: [syllabusPage, homeTution],
    },
    {
      heading: 'Time',
      cells: ['90 minutes since CUET (PG) 2025, before that 105'],
      sources: [syllabusPage, ndtvExam, shifts2024],
    },
    {
      heading: 'Shifts',
      cells: ['Three a day: 9:00 to 10:30, 12:30 to 2:00, 4:00 to 5:30 (2025, 2026)'],
      sources: [pressJournalExam, ndtvShifts2025],
    },
    {
      heading: 'Medium',
      cells: [
        'English and Hindi for the science papers. Where they differ, the English text counts.',
      ],
      sources: [notice2026, ndtvExam],
    },
    {
      heading: 'Papers per candidate',
      cells: ['Up to four'],
      sources: [express, newKerala],
    },
    {
      heading: 'Faulty questions',
      cells: [
        'If more than one option is right, each of them gets the marks. A dropped question gives the marks to everyone (2025).',
      ],
      sources: [telegraphKey2025],
    },
    {
      heading: 'NTA score',
      cells: [
        'Where a paper is held in several shifts, the marks of each shift become percentiles, so that a harder shift is no loss.',
      ],
      sources: [normalisation, edexFaq],
    },
    {
      heading: 'Validity',
      cells: ['One admission session. The score of 2026 is for 2026-27.'],
      sources: [chiral, ndtvCities],
    },
  ],
};

const topics: FactTable = {
  id: 'syllabus',
  heading: 'CUET PG Chemistry syllabus (SCQP08): chapters and topics',
  intro: 'The full list is the syllabus PDF “Chemistry (SCQP08)” on the official site.',
  columns: ['Chapter', 'Topics'],
  rows: [
    {
      heading: 'Gaseous state',
      cells: ['Kinetic model, Maxwell distribution, compressibility, van der Waals equation'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Liquid state',
      cells: ['Structure, vapour pressure, surface tension, viscosity, effect of solutes'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Solid state',
      cells: ['Symmetry elements, Bravais lattices, X-ray diffraction, defects'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Ionic equilibria',
      cells: ['Electrolytes, ionisation constants, pH, common ion effect, hydrolysis, buffers'],
      sources: [chemistrySyllabus],
    },
    {
      heading: 'Thermodynamics',
      cells: ['Three laws, thermochemistry, free energy functions'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Partial molar quantities',
      cells: ['Chemical potential, Gibbs–Duhem equation'],
      sources: [chemistrySyllabus],
    },
    {
      heading: 'Dilute solutions',
      cells: ['Raoult, Henry, lowering of vapour pressure, colligative properties'],
      sources: [chemistrySyllabus],
    },
    {
      heading: 'Phase equilibria',
      cells: ['Phase rule, eutectics'],
      sources: [prepp],
    },
    {
      heading: 'Electrochemistry',
      cells: ['Cells, Nernst equation, corrosion'],
      sources: [prepp, homeTution],
    },
    {
      heading: 'Chemical kinetics',
      cells: ['Order, molecularity, rate laws, temperature, collision theory'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Catalysis and surface chemistry',
      cells: ['Adsorption, Langmuir isotherm, colloids'],
      sources: [chemistrySyllabus, prepp],
    },
    {
      heading: 'Quantum chemistry',
      cells: ['Schrödinger equation, hydrogen atom, particle in a box'],
      sources: [prepp],
    },
    {
      heading: 'Spectroscopy and photochemistry',
      cells: ['Rotational, vibrational, Raman and electronic spectra, Jablonski diagram'],
      sources: [chemistrySyllabus],
    },
    {
      heading: 'Inorganic chemistry',
      cells: ['Topics include chemical bonding and hybridisation, coordination compounds'],
      sources: [chemistrySyllabus, prepp, homeTution],
    },
    {
      heading: 'Organic chemistry',
      cells: ['Topics include general organic chemistry, isomerism, reaction mechanisms'],
      sources: [chemistrySyllabus, prepp],
    },
  ],
};

const score: FactTable = {
  heading: 'Where a CUET PG score is used',
  columns: ['Point', 'Rule'],
  rows: [
    {
      heading: 'Universities',
      cells: [
        '191 in 2025: 41 central, 41 state, 15 government institutions, 94 private and deemed. Delhi University, BHU, JNU, AMU and Hyderabad are among them.',
      ],
      sources: [jnu, counselling2025],
    },
    {
      heading: 'Counselling',
      cells: [
        'Each university holds its own. Delhi University: CSAS (PG) on pgadmission.uod.ac.in.',
      ],
      sources: [duFaq, duAdmission, duCounselling],
    },
    {
      heading: 'Cut-off',
      cells: ['NTA sets none, and no passing mark. Each university publishes its own by category.'],
      sources: [duAdmission, duCutoff],
    },
    {
      heading: 'Candidates',
      cells: ['4,11,366 registered in 2026, 4,12,024 in 2025, in all subjects'],
      sources: [express, answerKey2025, newKerala],
    },
  ],
};

const eligibility: FactTable = {
  heading: 'Who can appear for CUET PG',
  columns: ['Condition', 'Rule'],
  rows: [
    {
      heading: 'Degree',
      cells: ['Bachelor’s degree or equivalent, completed or in its final year (2025, 2026)'],
      sources: [bulletin2025, ndtvCities, rediff],
    },
    {
      heading: 'Age limit',
      cells: ['None from NTA. A university may have its own.'],
      sources: [bulletin2025, ndtvCities, universityRules],
    },
    {
      heading: 'Minimum marks',
      cells: ['None to sit the test. Each university sets its own for admission.'],
      sources: [bulletin2025, rediff],
    },
    {
      heading: 'Papers',
      cells: ['One form, up to four test papers. A second form is not allowed.'],
      sources: [ndtvForm2025, edexForm2025, express],
    },
    {
      heading: 'Exam city',
      cells: ['Up to four choices in the state where you live or come from (2026)'],
      sources: [ndtvFourCities, careersCities],
    },
    {
      heading: 'Trying again',
      cells: ['The exam is held every year, and a score holds for one session only.'],
      sources: [chiral, ndtvCities],
    },
  ],
};

const route: FactTable = {
  heading: 'Degree for M.Sc. Chemistry: what universities ask for',
  intro: 'Check the programme in the university’s bulletin before you choose your test papers.',
  columns: ['Question', 'Answer'],
  rows: [
    {
      heading: 'Which B.Sc.?',
      cells: ['B.Sc. (Hons.) Chemistry, or a B.Sc. with chemistry in all three years'],
      sources: [mscSubjects],
    },
    {
      heading: 'How many marks?',
      cells: ['Usually 50% to 55% in the degree; the university decides'],
      sources: [mscMarks, duScience],
    },
    {
      heading: 'Final-year result not out yet?',
      cells: [
        'You may apply. BHU: the conditions must be met at admission. Delhi University: a paper to be repeated must be cleared by 31 October with 50% (2025).',
      ],
      sources: [bhuForm, duSecondRound],
    },
    {
      heading: 'Which test paper?',
      cells: [
        'The one that the university names for the programme. A score in another paper does not count.',
      ],
      sources: [duFaq, duPortal],
    },
    {
      heading: 'Delhi University not ticked in the CUET PG form?',
      cells: ['You can still apply there if you meet the conditions of the programme (2024).'],
      sources: [duFaq],
    },
  ],
};

const codes: FactTable = {
  heading: 'Test paper codes for M.Sc. Chemistry and related courses',
  columns: ['Test paper', 'Code', 'For'],
  rows: [
    {
      heading: 'Chemistry',
      cells: ['SCQP08', 'M.Sc. Chemistry and Applied Chemistry'],
      sources: [chiral, paperCodes, scienceCodes, programmeCodes],
    },
    {
      heading: 'Chemistry, special courses',
      cells: [
        'SCQP08',
        'M.Sc. Industrial, Pharmaceutical or Environmental Chemistry, where offered',
      ],
      sources: [chiral],
    },
    {
      heading: 'Biochemistry',
      cells: ['SCQP05', 'M.Sc. Biochemistry'],
      sources: [paperCodes],
    },
    {
      heading: 'Environmental Science',
      cells: ['SCQP11', 'M.Sc. Environmental Science'],
      sources: [paperCodes, scienceCodes],
    },
    {
      heading: 'Forensic Science',
      cells: ['SCQP13', 'M.Sc. Forensic Science'],
      sources: [paperCodes],
    },
    {
      heading: 'Material Science',
      cells: ['SCQP18', 'M.Sc. Material Science'],
      sources: [paperCodes],
    },
  ],
};

const fee: FactTable = {
  heading: 'Application fee',
  columns: ['Category', 'Up to two papers', 'Each further paper'],
  examFees: true,
  rows: [
    {
      heading: 'General (2025, 2026)',
      cells: ['₹1,400', '₹700'],
      sources: [news9, feeArticle, feeForm2025],
    },
    {
      heading: 'OBC-NCL, General-EWS (2025, 2026)',
      cells: ['₹1,200', '₹600'],
      sources: [news9, feeArticle, feeForm2025],
    },
    {
      heading: 'SC, ST, third gender (2025, 2026)',
      cells: ['₹1,100', '₹600'],
      sources: [feeArticle, particle, feeForm2025],
    },
    {
      heading: 'PwBD (2025, 2026)',
      cells: ['₹1,000', '₹600'],
      sources: [feeArticle, particle, feeForm2025],
    },
    {
      heading: 'Centres outside India (2025, 2026)',
      cells: ['₹7,000', '₹3,500'],
      sources: [news9, feeArticle, feeForm2025],
    },
  ],
};

const laterFees: FactTable = {
  heading: 'Fees after the exam',
  columns: ['For', 'General, OBC-NCL, EWS', 'SC, ST, PwBD'],
  rows: [
    {
      heading: 'Challenge to the answer key (2025, 2026)',
      cells: ['₹200 a question', '₹200 a question'],
      sources: [answerKey2026, answerKeyGuide2026, answerKey2025],
    },
    {
      heading: 'Delhi University, registration (2025)',
      cells: ['₹250 a programme', '₹100 a programme'],
      sources: [duCounselling, duBusinessStandard, duPortal],
    },
    {
      heading: 'BHU, registration (2025)',
      cells: ['₹500, each further subject ₹200', 'SC, ST: ₹250, each further subject ₹100'],
      sources: [bhuForm],
    },
  ],
};

const reserved: FactTable = {
  heading: 'Reserved seats and certificates at central universities',
  columns: ['Category', 'Seats', 'Certificate'],
  rows: [
    {
      heading: 'SC',
      cells: ['15%', 'In the candidate’s name'],
      sources: [reservation2022, reservationCentral, duCertificates],
    },
    {
      heading: 'ST',
      cells: ['7.5%', 'In the candidate’s name'],
      sources: [reservation2022, reservationCentral, duCertificates],
    },
    {
      heading: 'OBC-NCL',
      cells: [
        '27%',
        'Caste in the Central List (ncbc.nic.in). Delhi University 2023: income certificate dated after 31 March of the year.',
      ],
      sources: [reservation2024, reservation2022, duCertificates, duCertificatesExpress],
    },
    {
      heading: 'General-EWS',
      cells: ['10%', 'Income and assets certificate by the rules of the Government of India'],
      sources: [reservation2024, reservation2022],
    },
    {
      heading: 'PwBD',
      cells: ['5%, within each category', 'Disability of 40% or more'],
      sources: [reservationCentral],
    },
  ],
};

const documents: FactTable = {
  id: 'form',
  heading: 'CUET PG application form: documents for form, exam and counselling',
  columns: ['Step', 'Keep ready'],
  rows: [
    {
      heading: 'Application form',
      cells: [
        'Photograph, signature, Class 10 and 12 certificates, degree mark sheets, photo ID, category or disability certificate',
      ],
      sources: [indiaToday, documentList, documentsGetMyUni],
    },
    {
      heading: 'File sizes (2025)',
      cells: [
        'Photograph 10 to 200 KB and signature 4 to 30 KB, both JPG; disability certificate as PDF of 10 to 300 KB',
      ],
      sources: [bulletin2025, fileSizes],
    },
    {
      heading: 'Exam day (2026)',
      cells: ['Printed admit card, government photo ID, one more passport photograph'],
      sources: [ndtvProfit],
    },
    {
      heading: 'Counselling',
      cells: [
        'Originals and copies: Class 10 and 12 mark sheets, bachelor’s degree, transfer and conduct certificates, category certificate',
      ],
      sources: [counsellingDocuments, counsellingFresherslive],
    },
  ],
};

const seat: FactTable = {
  id: 'seat',
  heading: 'M.Sc. Chemistry at DU, BHU and JNU: how the CUET PG cut-off is made',
  intro: 'NTA holds no counselling. You register with each university again after the exam.',
  columns: ['University', 'How seats are given'],
  rows: [
    {
      heading: 'All universities',
      cells: ['A merit list for each programme and category by the CUET PG score'],
      sources: [meritLists, duAdmission],
    },
    {
      heading: 'Delhi University',
      cells: [
        'You rank your programmes. Seats are allotted in rounds; you may upgrade or freeze. Spot rounds follow if seats are left.',
      ],
      sources: [duCounselling, duBusinessStandard],
    },
    {
      heading: 'BHU',
      cells: [
        'Merit list of those with at least 35% of the marks of the topper of their category (General, OBC) or 25% (SC, ST) (2025)',
      ],
      sources: [bhu],
    },
    {
      heading: 'JNU',
      cells: [
        'CUET PG score, with extra points for candidates of certain districts, Kashmiri migrants, women and transgender candidates (2025)',
      ],
      sources: [jnuAdmission, jnuCounselling],
    },
  ],
};

const calendar: FactTable = {
  heading: 'Dates: the year of CUET PG',
  intro: 'Held once a year, in March. The result comes in April or May, counselling from May.',
  columns: ['Step', 'CUET (PG) 2026', 'CUET (PG) 2025'],
  rows: [
    {
      heading: 'Applications',
      cells: [
        '14 Dec 2025 to 23 Jan 2026, extended from 14 and 20 Jan',
        '2 Jan to 8 Feb 2025, extended from 1 Feb',
      ],
      sources: [pressJournalForm, patrikaForm, news9, form2025, edexForm2025],
    },
    {
      heading: 'Last day for the fee',
      cells: ['25 Jan 2026', '9 Feb 2025'],
      sources: [pressJournalForm, patrikaForm, form2025],
    },
    {
      heading: 'Correction of the form',
      cells: ['28 to 30 Jan 2026', '–'],
      sources: [pressJournalForm, patrikaForm],
    },
    {
      heading: 'Admit card',
      cells: ['3 to 4 days before the exam', '4 days before the exam'],
      sources: [express, edexForm2025],
    },
    {
      heading: 'Exam',
      cells: ['6 to 27 Mar 2026, in 44 shifts', '13 Mar to 1 Apr 2025, in 43 shifts'],
      sources: [express, patrika, ndtvExam, answerKey2025],
    },
    {
      heading: 'Answer key, objections',
      cells: ['11 to 14 Apr 2026', '22 to 24 Apr 2025'],
      sources: [answerKey2026, answerKeyGuide2026, answerKey2025, jnuCounselling],
    },
    {
      heading: 'Result',
      cells: ['24 Apr 2026', '6 May 2025'],
      sources: [result2026, csasGuide2026, duAdmission, counselling2025],
    },
    {
      heading: 'Delhi University, registration',
      cells: ['16 May to 7 Jun 2026', '16 May to 6 Jun 2025'],
      sources: [csasGuide2026, csasPw2026, duBusinessStandard, duPortal],
    },
    {
      heading: 'BHU, registration',
      cells: ['–', '22 May to 10 Jun 2025'],
      sources: [bhu, bhuForm],
    },
    {
      heading: 'JNU, registration',
      cells: ['–', 'Until 16 Jun 2025'],
      sources: [jnuAdmission],
    },
    {
      heading: 'Delhi University, second and third list',
      cells: ['–', '24 Jun and 8 Jul 2025'],
      sources: [duRounds, duSecondRound],
    },
  ],
};

export const cuetFacts: ExamFacts = {
  name: 'CUET (PG)',
  path: '/cuet-pg',
  official: [
    { use: 'Application, syllabus, result', href: 'https://exams.nta.nic.in/cuet-pg/' },
    { use: 'Delhi University, admission', href: 'https://pgadmission.uod.ac.in' },
  ],
  next: [
    '/eligibility',
    '/exam-calendar',
    '/practice/cuet',
    '/cuet-pg',
    '/onlinecourses/cuet',
    '/offlinecourses/cuet',
    '/studymaterial/cuet',
    '/fees',
  ],
  overview: {
    heading: 'CUET PG Chemistry (SCQP08): pattern, syllabus, universities',
    meta: {
      title: 'CUET PG Chemistry Syllabus (SCQP08), exam pattern',
      description:
        'CUET PG Chemistry, paper SCQP08: 75 questions, 300 marks, 90 minutes, chapters and topics, and which universities use the score for the M.Sc.',
      keywords: [
        'CUET PG chemistry',
        'CUET PG chemistry exam pattern',
        'CUET PG syllabus SCQP08',
        'DU M.Sc. chemistry CUET PG',
      ],
    },
    pattern: cuetPattern,
    lede: 'The common entrance test for M.Sc. Chemistry at central and many other universities: 75 questions in 90 minutes.',
    tables: [paper, topics, score],
  },
  pages: {
    eligibility: {
      heading: 'CUET PG eligibility for M.Sc. Chemistry: degree, fee, dates',
      meta: {
        title: 'CUET PG Application Form: eligibility, fee, dates',
        description:
          'CUET PG eligibility for M.Sc. Chemistry: degree, age limit, paper codes, fee by category, reserved seats, documents, counselling, dates of 2026 and 2025.',
        keywords: [
          'CUET PG eligibility',
          'CUET PG age limit',
          'CUET PG application form',
          'CUET PG application fee',
          'CUET PG documents required',
          'CUET PG counselling',
          'CUET PG exam date',
        ],
      },
      lede: 'You need a bachelor’s degree, completed or in its final year. NTA sets no age limit and no minimum marks. Each university sets its own subjects and percentages.',
      tables: [eligibility, route, codes, fee, laterFees, reserved, documents, seat, calendar],
    },
  },
};
