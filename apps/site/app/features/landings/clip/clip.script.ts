const film = document.querySelector<HTMLElement>('[data-clip]');
const video = film?.querySelector('video');
const play = film?.querySelector<HTMLElement>('[data-play]');

if (film && video && play) {
  const start = () => {
    play.hidden = true;
    video.controls = true;
    void video.play().catch(() => undefined);
  };
  // The one large button says what the page is about; the browser's own come with the first picture that moves.
  video.controls = false;
  play.hidden = false;
  play.addEventListener('click', start);
  video.addEventListener('ended', () => {
    play.hidden = false;
    video.controls = false;
    video.load();
  });
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    new IntersectionObserver(
      ([entry], observer) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        start();
      },
      { threshold: 0.6 },
    ).observe(video);
  }
}
