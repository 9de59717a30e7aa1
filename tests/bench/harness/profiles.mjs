/** Links and processors of phones. slow4g is Lighthouse's mobile profile; bad3g is the 2017 "global baseline" link on a slower phone. */
export const PROFILES = {
  none: { rttMs: 0, downKbps: 0, upKbps: 0, cpu: 1, connectionType: 'wifi' },
  slow4g: { rttMs: 150, downKbps: 1600, upKbps: 750, cpu: 4, connectionType: 'cellular4g' },
  bad3g: { rttMs: 400, downKbps: 400, upKbps: 400, cpu: 6, connectionType: 'cellular3g' },
}
