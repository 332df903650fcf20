import { buildImages } from './build-images.mjs';

buildImages();
