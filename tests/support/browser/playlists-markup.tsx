import { renderToStaticMarkup } from 'react-dom/server';
import { Playlists } from '@/components/pages/videos-page';
import { setPlaylists } from './set-playlists';

process.stdout.write(renderToStaticMarkup(<Playlists lists={setPlaylists} />));
