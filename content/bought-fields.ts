/** Answers of the admission form that say what is bought: with a plan or a payment they stay. */
export const boughtFields: readonly string[] = ['coursename', 'courseduration'];
