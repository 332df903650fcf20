import { startIslands } from './start-islands';

void startIslands();
