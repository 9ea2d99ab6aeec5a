import { rewindVideosOnEnd } from './rewind-videos-on-end';

test('Only a film that asks for it loads anew when it ends', () => {
  rewindVideosOnEnd();
  const loaded: string[] = [];
  for (const id of ['intro', 'trailer']) {
    const film = Object.assign(document.createElement('video'), { id });
    film.load = () => loaded.push(id);
    film.toggleAttribute('data-rewind-on-end', id === 'intro');
    document.body.append(film);
    film.dispatchEvent(new Event('ended'));
  }
  expect(loaded).toEqual(['intro']);
});
