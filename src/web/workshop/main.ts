// The author's workshop.
import { mount } from 'svelte'
import '../parts/base.css'
import { tellWhenFull } from '../parts/full-field.ts'
import { keepOffline } from '../parts/worker.ts'
import Workshop from './Workshop.svelte'

mount(Workshop, { target: document.getElementById('app') as HTMLElement })
tellWhenFull()
void keepOffline()
