import { connection } from 'next/server';
import type { ReactNode } from 'react';
import { DemoLine } from '@/components/staff/demo-line';
import { isDemo } from '@/lib/data/demo-mark';

export default async function OfficeLayout({ children }: { children: ReactNode }) {
  await connection();
  return (
    <>
      {(await isDemo()) && <DemoLine />}
      {children}
    </>
  );
}
