import type { LeadField } from './lead-details';

interface SheetColumn {
  /** The office's name of the column. */
  word: string;
  /** Known headings, in lower case without spaces and punctuation. */
  headings: readonly string[];
}

/** The columns of an imported list of walk-ins. */
export const sheetColumns = {
  name: {
    word: 'name',
    headings: [
      'name',
      'fullname',
      'studentname',
      'nameofstudent',
      'student',
      'candidate',
      'candidatename',
      'नाम',
    ],
  },
  phonenumber: {
    word: 'phone',
    headings: [
      'phone',
      'phoneno',
      'phonenumber',
      'ph',
      'phno',
      'tel',
      'telephone',
      'cell',
      'फोन',
      'मोबाइल',
      'mobile',
      'mobileno',
      'mobilenumber',
      'mob',
      'mobno',
      'contact',
      'contactno',
      'contactnumber',
      'whatsapp',
      'whatsappno',
      'whatsappnumber',
      'number',
    ],
  },
  email: {
    word: 'e-mail',
    headings: ['email', 'emailid', 'emailaddress', 'mail', 'mailid', 'ईमेल'],
  },
  coursename: {
    word: 'course',
    headings: [
      'course',
      'coursename',
      'courses',
      'exam',
      'interest',
      'interestedin',
      'batch',
      'program',
    ],
  },
  note: {
    word: 'note',
    headings: [
      'note',
      'notes',
      'remark',
      'remarks',
      'comment',
      'comments',
      'message',
      'query',
      'enquiry',
    ],
  },
  date: {
    word: 'date',
    headings: ['date', 'day', 'visitdate', 'dateofvisit', 'visitedon', 'enquirydate', 'timestamp'],
  },
} as const satisfies Record<LeadField<'walkIn'> | 'note' | 'date', SheetColumn>;

export type SheetField = keyof typeof sheetColumns;

export const sheetFields = Object.keys(sheetColumns) as readonly SheetField[];
