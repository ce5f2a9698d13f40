// The lab: a notebook of exact odds.
import { mount } from 'svelte'
import '../parts/base.css'
import { tellWhenFull } from '../parts/full-field.ts'
import Lab from './Lab.svelte'

mount(Lab, { target: document.getElementById('app') as HTMLElement })
tellWhenFull()
