/** Numbered boxes, the content of layout stories. */
export const sampleBoxes = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <span key={number} className="min-w-12 rounded-control bg-sun-pale p-3 text-center">
      {number}
    </span>
  ))
