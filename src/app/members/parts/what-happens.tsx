/** What a step comes to, a line each, before it is made. */
export const WhatHappens = ({ points }: { points: readonly string[] }) => (
  <ul className="grid gap-2 ps-5 [list-style:disc]">
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)
