/** What people ask and what counsellors write down. */
export const questions = [
  'When does the next weekend batch start?',
  'Is there a hostel near the institute?',
  'I have 62% in M.Sc. Can I join the six month course?',
  'Do you have recorded lectures for those who work?',
  'What is the fee for CSIR-NET Gold, and can I pay in two parts?',
  'Is the test series included in the Silver plan?',
  'कृपया बताएं कि हिंदी माध्यम में कक्षाएं होती हैं या नहीं।',
  'Can I attend one demo class before I decide?',
  'I live in Patna. Is everything available online?',
  'Are the booklets sent home, and how long does it take?',
  'My daughter is in B.Sc. third year. Which course is right for IIT-JAM?',
  'GATE aur NET dono ki taiyari ek saath ho sakti hai?',
] as const;

export const closedReasons = [
  'Joined somewhere else',
  'Fee too high',
  'No answer after five calls',
  'Wrong number',
  'Not preparing this year',
  'Asked by mistake',
] as const;

export const leadNotes = [
  'Called, no answer. Try after six.',
  'Wants the weekend batch, works until five.',
  'Asked for the fee on WhatsApp, sent.',
  'Father decides. Call him on Sunday.',
  'Comes to see the centre on Saturday.',
  'Compares with another institute, wants to hear the difference.',
  'Has done M.Sc., weak in physical chemistry.',
  'फ़ोन पर बात हुई, डेमो क्लास में आना चाहते हैं।',
  'Sent the timetable. Call again in three days.',
  'Wants to pay in two parts, said yes to that.',
] as const;

export const studentNotes = [
  'Asked for duplicate of the booklets, given.',
  'Changed from the morning to the evening batch.',
  'Parents came to the office, all questions answered.',
  'Needs a receipt for the employer.',
  'बुधवार की कक्षा छूट गई, रिकॉर्डिंग भेजी।',
  'Second part of the fee promised for next month.',
] as const;

export const refundReasons = [
  'Moved to another city',
  'Got a seat before the batch began',
  'Paid twice by mistake',
  'Illness in the family',
] as const;
