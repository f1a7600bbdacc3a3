import { Button } from '@whirligig/ui'
import { useState } from 'react'
import { motion } from '../../ui/src/tokens.ts'
import { SampleList } from '../support/docs/sample-list.tsx'

/** Every duration, moved by a press. */
export function MotionScale() {
  const [there, setThere] = useState(false)
  return (
    <div className="grid gap-4">
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setThere(!there)}>
        Move
      </Button>
      <SampleList
        specimens={Object.entries(motion.duration).map(([name, duration]) => ({
          name: `duration-${name}`,
          value: duration,
          content: (
            <span className="block max-w-sm rounded-full bg-sand p-1">
              <span
                data-there={there || undefined}
                className="block size-9 rounded-full bg-tomato transition-[margin] data-there:ml-[calc(100%-2.25rem)]"
                style={{ transitionDuration: duration, transitionTimingFunction: motion.easing.out }}
              />
            </span>
          ),
        }))}
      />
    </div>
  )
}
