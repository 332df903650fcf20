/** Kinds of purchase. All but a course are orders. */
export const purchaseKinds = {
  course: 'Course',
  'crash-course': 'Crash course',
  'test-series': 'Test series',
  'study-material': 'Study material',
} as const;

export type PurchaseKind = keyof typeof purchaseKinds;
