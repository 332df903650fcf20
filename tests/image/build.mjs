import { buildImages } from '../support/image/build-images.mjs';

buildImages();
