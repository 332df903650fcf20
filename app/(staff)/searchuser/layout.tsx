import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { DemoNotice } from '@/components/office/frame/staff-frame';
import { isDemo } from '@/lib/staff/page-staff';

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      {(await isDemo()) && <DemoNotice />}
      {children}
    </>
  );
}
