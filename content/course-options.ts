/** The choices of the free registration and the enquiry, word for word (application, section 5). */
export const courseOptions = [
  'CSIR-NET Chemical Sciences',
  'GATE Chemistry',
  'IIT-JAM Chemistry',
  'CUET (PG) Chemistry',
  'Scholarship Program',
] as const;
