interface Tab {
  label: string;
  href: string;
  /** How many there are in its list. */
  count?: number;
  isCurrent: boolean;
  /** Its count is shown as overdue. */
  isLate?: boolean;
}

/** Links to the lists of a page, the current one marked. `label` names the navigation. */
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
