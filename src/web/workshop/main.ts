// The author's workshop.
import { mount } from 'svelte'
import '../parts/base.css'
import { keepOffline } from '../parts/worker.ts'
import Workshop from './Workshop.svelte'

mount(Workshop, { target: document.getElementById('app') as HTMLElement })
void keepOffline()
