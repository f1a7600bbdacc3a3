import { Button } from '@whirligig/ui'
import { useState } from 'react'
import { motion } from '../../ui/src/tokens.ts'
import { SampleList } from '../support/docs/sample-list.tsx'

/** All durations, shown by an animation that a button starts. */
export function MotionScale() {
  const [isMoved, setIsMoved] = useState(false)
  return (
    <div className="grid gap-4">
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setIsMoved(!isMoved)}>
        Move
      </Button>
      <SampleList
        samples={Object.entries(motion.duration).map(([name, duration]) => ({
          name: `duration-${name}`,
          value: duration,
          content: (
            <span className="block max-w-sm rounded-full bg-sand p-1">
              <span
                data-moved={isMoved || undefined}
                className="block size-9 rounded-full bg-tomato transition-[margin] data-moved:ml-[calc(100%-2.25rem)]"
                style={{ transitionDuration: duration, transitionTimingFunction: motion.easing.out }}
              />
            </span>
          ),
        }))}
      />
    </div>
  )
}
