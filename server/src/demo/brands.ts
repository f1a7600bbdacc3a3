type DemoBrand = {
  name: string
  slug: string
  /** At most 200 characters. */
  description: string
  isActive: boolean
  /** The seller behind the brand; without one, the shop sells it itself. */
  merchantName?: string
}

/** Twelve toy makers on sale, and one inactive (Dusty Attic), without toys, to show that shoppers never see it. */
export const demoBrands: readonly DemoBrand[] = [
  {
    name: 'Hug & Co.',
    slug: 'hug-and-co',
    description:
      'Bears and their friends, stitched in a converted chapel. Nothing leaves before somebody has hugged it, twice.',
    isActive: true,
    merchantName: 'Hug & Co. Ltd',
  },
  {
    name: 'Bolt & Nut',
    slug: 'bolt-and-nut',
    description:
      'Robots without batteries. Two sisters, one lathe, and a jar of bolts that always holds one more than you need.',
    isActive: true,
    merchantName: 'Bolt & Nut Workshop',
  },
  {
    name: 'Six Sides',
    slug: 'six-sides',
    description:
      'Cubes, counters and dominoes for people who like a problem. The puzzle department has not come out since spring.',
    isActive: true,
  },
  {
    name: 'Tumble Works',
    slug: 'tumble-works',
    description:
      'Beech toys that roll, fly and fall off tables without complaint. Painted by hand, dried on the windowsill.',
    isActive: true,
  },
  {
    name: 'Puddle',
    slug: 'puddle',
    description:
      'Everything for the bath, the beach and the biggest puddle in the street. Tested in April, in the rain.',
    isActive: true,
    merchantName: 'Puddle Toys',
  },
  {
    name: 'Whirl Bros',
    slug: 'whirl-bros',
    description:
      'Three brothers, one grandfather and ninety years of things that spin. The third brother does the counting.',
    isActive: true,
    merchantName: 'Whirl Brothers',
  },
  {
    name: 'Little Oak',
    slug: 'little-oak',
    description: 'Blocks and castles from wood we know by name. For each tree we use, a school plants three.',
    isActive: true,
  },
  {
    name: 'Plink & Plonk',
    slug: 'plink-and-plonk',
    description: 'Small instruments, properly tuned. If it leaves here out of tune, we come and sing the difference.',
    isActive: true,
  },
  {
    name: 'Steam & Whistle',
    slug: 'steam-and-whistle',
    description:
      'Clockwork, wheels and honest noise since 1962. Every engine gets one lap of the office before it is packed.',
    isActive: true,
  },
  {
    name: 'North Wind',
    slug: 'north-wind',
    description: 'Kites, boats and planes from a shed on a very windy coast. If it flies here it will fly anywhere.',
    isActive: true,
    merchantName: 'North Wind Kites',
  },
  {
    name: 'Paper Moon',
    slug: 'paper-moon',
    description: 'Dolls, tea parties and painted mornings. We make the props; the story has always been yours.',
    isActive: true,
  },
  {
    name: 'Marble Lane',
    slug: 'marble-lane',
    description:
      'Games you can explain in one breath and argue about all evening. Marbles counted twice, by two people.',
    isActive: true,
  },
  {
    name: 'Dusty Attic',
    slug: 'dusty-attic',
    description: 'Inactive: closed for the winter while we repair the roof. Wind-up curiosities, back when it is dry.',
    isActive: false,
  },
]
