import type { TimedVideo } from '../../../ooxml/slide-writer';
import { attributes, xml, type Xml } from '../../../ooxml/package/xml';
import { descendantsOf, readAttribute } from '../../../ooxml/package/xml-elements';

/** Timing of the videos on a slide, as PowerPoint writes it; undefined without videos. */
export function videoTimingXml(videos: readonly TimedVideo[]): Xml | undefined {
  if (videos.length === 0) return undefined;
  const automatic = videos.filter(({ autoplays }) => autoplays);
  return xml`<p:timing><p:tnLst><p:par>
    <p:cTn id="1" dur="indefinite" restart="never" nodeType="tmRoot"><p:childTnLst>
      ${automatic.length > 0 ? mainSequenceXml(automatic) : undefined}
      ${videos.map(mediaNodeXml)}
    </p:childTnLst></p:cTn>
  </p:par></p:tnLst></p:timing>`;
}

const NODES_PER_VIDEO = 4;

/** Each video starts after the slide has appeared. */
function mainSequenceXml(videos: readonly TimedVideo[]): Xml {
  const steps = videos.map(({ shapeId }, index) => {
    const first = 3 + index * NODES_PER_VIDEO;
    const start = xml`<p:stCondLst><p:cond delay="0"/></p:stCondLst>`;
    return xml`<p:par><p:cTn id="${first}" fill="hold">
      <p:stCondLst>
        <p:cond delay="indefinite"/><p:cond evt="onBegin" delay="0"><p:tn val="2"/></p:cond>
      </p:stCondLst>
      <p:childTnLst><p:par><p:cTn id="${first + 1}" fill="hold">${start}<p:childTnLst><p:par>
        <p:cTn id="${first + 2}" presetID="1" presetClass="mediacall" presetSubtype="0" fill="hold" nodeType="afterEffect">
          ${start}
          <p:childTnLst><p:cmd type="call" cmd="playFrom(0.0)"><p:cBhvr>
            <p:cTn id="${first + 3}" dur="1" fill="hold"/>${targetXml(shapeId)}
          </p:cBhvr></p:cmd></p:childTnLst>
        </p:cTn>
      </p:par></p:childTnLst></p:cTn></p:par></p:childTnLst>
    </p:cTn></p:par>`;
  });
  return xml`<p:seq concurrent="1" nextAc="seek">
    <p:cTn id="2" dur="indefinite" nodeType="mainSeq"><p:childTnLst>${steps}</p:childTnLst></p:cTn>
    <p:prevCondLst><p:cond evt="onPrev" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:prevCondLst>
    <p:nextCondLst><p:cond evt="onNext" delay="0"><p:tgtEl><p:sldTgt/></p:tgtEl></p:cond></p:nextCondLst>
  </p:seq>`;
}

function mediaNodeXml({ shapeId, autoplays }: TimedVideo, index: number): Xml {
  const sound = attributes({ vol: 80_000, mute: autoplays ? 1 : undefined });
  return xml`<p:video><p:cMediaNode${sound}>
    <p:cTn id="${1000 + index}" fill="hold" display="0">
      <p:stCondLst><p:cond delay="indefinite"/></p:stCondLst>
    </p:cTn>
    ${targetXml(shapeId)}
  </p:cMediaNode></p:video>`;
}

function targetXml(shapeId: number): Xml {
  return xml`<p:tgtEl><p:spTgt spid="${shapeId}"/></p:tgtEl>`;
}

const AUTOMATIC_STEPS = ['afterEffect', 'withEffect'];

/** True if the timing of a slide starts the video of a shape without a click. */
export function readsAutoplay(slide: Element, shapeId: string): boolean {
  return descendantsOf(slide, 'cTn').some(
    (step) =>
      AUTOMATIC_STEPS.includes(readAttribute(step, 'nodeType') ?? '') &&
      descendantsOf(step, 'cmd').some((command) =>
        readAttribute(command, 'cmd')?.startsWith('playFrom'),
      ) &&
      descendantsOf(step, 'spTgt').some((target) => readAttribute(target, 'spid') === shapeId),
  );
}
