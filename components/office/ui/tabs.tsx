interface Tab {
  label: string;
  href: string;
  /** Number of rows in the list. */
  count?: number;
  isCurrent: boolean;
  /** Marks the count as overdue. */
  isLate?: boolean;
}

/** Links to the lists of a page. `label` names the navigation. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="office-tabs">
      <ul>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
              data-late={tab.isLate || undefined}
            >
              {tab.label}
              {tab.count !== undefined && <b> {tab.count.toLocaleString('en-IN')}</b>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
