import { rememberCampaign } from './campaign';
import { openCourseList } from './course-list';
import { openEmbeds } from './embed';
import { pointLoginLinks } from './login-link';
import { nameManifestLate } from './manifest';
import { closeMenus } from './menus';
import { runNoticeBoards } from './notice-boards';
import { deliverOutbox } from './outbox';
import { watchScroll } from './sticky-bar';
import { switchTabs } from './tabs';

// Pages that React also runs on must keep their text and nodes: only attributes are changed here.
watchScroll();
rememberCampaign();
pointLoginLinks();
openCourseList();
closeMenus();
switchTabs();
openEmbeds();
runNoticeBoards();
deliverOutbox();
nameManifestLate();
