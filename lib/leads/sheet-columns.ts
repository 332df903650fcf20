/** What a column of a list of walk-ins can hold. */
export type SheetField = 'name' | 'phonenumber' | 'email' | 'coursename' | 'note' | 'date';

/** What people write above their columns, in small letters and without spaces and marks. */
const headings: Readonly<Record<SheetField, readonly string[]>> = {
  name: [
    'name',
    'fullname',
    'studentname',
    'nameofstudent',
    'student',
    'candidate',
    'candidatename',
    'नाम',
  ],
  phonenumber: [
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
  email: ['email', 'emailid', 'emailaddress', 'mail', 'mailid', 'ईमेल'],
  coursename: [
    'course',
    'coursename',
    'courses',
    'exam',
    'interest',
    'interestedin',
    'batch',
    'program',
  ],
  note: [
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
  date: ['date', 'day', 'visitdate', 'dateofvisit', 'visitedon', 'enquirydate', 'timestamp'],
};

/** A column as it stands above the list; `field` is null where it is left out. */
export interface SheetColumn {
  heading: string;
  field: SheetField | null;
}

/** What each column holds, by its heading. Of two that say the same the first counts. */
export function sheetColumns(row: readonly string[]): SheetColumn[] {
  const taken = new Set<SheetField>();
  return row.map((heading) => {
    const field = fieldOf(heading);
    if (field === null || taken.has(field)) return { heading, field: null };
    taken.add(field);
    return { heading, field };
  });
}

function fieldOf(heading: string): SheetField | null {
  const plain = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const entries = Object.entries(headings) as [SheetField, readonly string[]][];
  return entries.find(([, names]) => names.includes(plain))?.[0] ?? null;
}
