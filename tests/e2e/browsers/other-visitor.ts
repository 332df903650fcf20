import type { Engine } from './engine';
import { startFirefox } from './firefox';
import { findOtherBrowsers } from './other-browsers.mjs';
import { Tab } from './tab';
import { test as base } from '../../support/browser/visitor';
import { startWebKit } from './webkit';

export { expect } from '../../support/browser/visitor';

interface Fixtures {
  tab: Tab;
}

interface WorkerFixtures {
  /** One browser for all tests of a worker, named after its project. */
  engine: Engine;
}

/** Tests of user journeys in a browser other than Chromium. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    async ({}, provide, { project }) => {
      const programs = findOtherBrowsers();
      if (!programs) throw new Error('There is no Firefox and WebKit to test with.');
      const site = project.use.baseURL ?? '';
      const engine = await (project.name === 'firefox'
        ? startFirefox(programs.firefox, site)
        : startWebKit(programs, site));
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ engine }, provide) => {
    await engine.resize(1280, 800);
    engine.faults();
    await provide(new Tab(engine));
    await new Tab(engine).isSomebodyElse();
  },
});
