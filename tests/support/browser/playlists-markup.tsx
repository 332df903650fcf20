import { renderToStaticMarkup } from 'react-dom/server';
import { Playlists } from '@/components/pages/videos/playlists';
import { setPlaylists } from './set-playlists';

process.stdout.write(renderToStaticMarkup(<Playlists lists={setPlaylists} />));
