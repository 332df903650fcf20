import { closeDatabase } from './empty-tables';

afterAll(closeDatabase);
