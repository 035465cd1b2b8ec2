import { open } from 'node:fs/promises';
import {
  Conversion,
  EncodedPacketSink,
  FilePathSource,
  Input,
  Logging,
  LogLevel,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  WEBM,
  WebMOutputFormat,
  type StreamTargetChunk,
} from 'mediabunny';

/** Bytes that are written at a time. */
const PART = 1024 * 1024;

const CUT_OFF = new Error('it is cut off');

Logging.level = LogLevel.Silent;

/**
 * Copies picture and sound of a video into a new file of the same kind, without titles, places and other tracks, such as
 * the path of a camera.
 * @throws when the video is cut off or cannot be copied, with the reason; an error of the disk has its code
 */
export async function makeVideo(source: string, type: string, target: string): Promise<void> {
  using input = new Input({ source: new FilePathSource(source), formats: [MP4, QTFF, WEBM] });
  await using file = await open(target, 'w');
  const output = new Output({
    // What players read first comes first in the file.
    format: type === 'video/mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat(),
    target: new StreamTarget(new WritableStream({ write }), { chunked: true, chunkSize: PART }),
  });
  // The library would close a target that has failed, and nobody could catch the error of that; composable, it does not.
  const copy = { mode: 'forced', shiftTolerance: Infinity } as const;
  const conversion = await Conversion.init({ input, output, copy, composable: true });
  const { utilizedTracks: tracks, discardedTracks: left } = conversion;
  if (left.some(({ track }) => !tracks.some(({ type: kept }) => kept === track.type)))
    throw new Error('its picture or sound cannot be copied: save it as MP4 with H.264 and AAC');
  const said = (await input.getDurationFromMetadata(tracks)) ?? 0;
  let end = 0;
  for (const [place, track] of tracks.entries()) {
    const { packetCount } = await track.computePacketStats();
    const last = await new EncodedPacketSink(track).getPacket(Infinity);
    if (!last && packetCount > 0) throw CUT_OFF;
    end = Math.max(end, last ? last.timestamp + last.duration : 0);
    Object.assign(output.tracks[place]?.metadata ?? {}, { name: undefined, maximumPacketCount: packetCount });
  }
  if (end === 0 || end < said - 1) throw CUT_OFF;
  await output.start();
  await conversion.execute();
  await output.finalize();

  async function write({ data, position }: StreamTargetChunk): Promise<void> {
    for (let at = 0; at < data.length;)
      at += (await file.write(data, at, data.length - at, position + at)).bytesWritten;
  }
}
