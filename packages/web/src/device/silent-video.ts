/** In pixels. */
const SIZE = 2;
/** In milliseconds. */
const NEXT_FRAME = 1000;

/**
 * Over plain http, as at home, a browser gives no lock on the screen, but keeps it lit while a video with sound plays: an
 * empty one does, with a silent track. Muted or looped, browsers would let the screen sleep. It starts with the first tap,
 * as they ask, and rests while nobody looks.
 */
export function playSilence(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let video: HTMLVideoElement | undefined;
  let sound: AudioContext | undefined;
  let frames: ReturnType<typeof setInterval> | undefined;

  const start = () => {
    if (document.visibilityState !== 'visible') return;
    if (video === undefined) {
      const { pen, pictures } = blank();
      sound = new AudioContext();
      video = videoOf([...pictures, ...sound.createMediaStreamDestination().stream.getTracks()]);
      // A picture that never changes is never sent.
      frames = setInterval(() => pen?.fillRect(0, 0, SIZE, SIZE), NEXT_FRAME);
    }
    // Refused until it is asked for by a tap: the next one asks again.
    void video.play().catch(() => undefined);
  };
  const look = () => {
    if (video === undefined) return;
    if (document.visibilityState === 'visible') start();
    else video.pause();
  };

  document.addEventListener('pointerdown', start, { signal });
  document.addEventListener('keydown', start, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => {
    stop.abort();
    clearInterval(frames);
    video?.pause();
    video?.remove();
    void sound?.close();
  };
}

function blank() {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  const pictures = canvas.captureStream().getTracks();
  pen?.fillRect(0, 0, SIZE, SIZE);
  return { pen, pictures };
}

function videoOf(tracks: readonly MediaStreamTrack[]): HTMLVideoElement {
  const video = document.createElement('video');
  video.playsInline = true;
  video.srcObject = new MediaStream([...tracks]);
  video.setAttribute('aria-hidden', 'true');
  video.dataset['testid'] = 'awake';
  Object.assign(video.style, { position: 'fixed', bottom: '0', width: '1px', height: '1px', opacity: '0' });
  video.style.pointerEvents = 'none';
  document.body.append(video);
  return video;
}
