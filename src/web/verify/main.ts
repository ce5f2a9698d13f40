// The verifier: a journal from a file, checked in this page alone.
import { mount } from 'svelte'
import '../parts/base.css'
import Verifier from './Verifier.svelte'

mount(Verifier, { target: document.getElementById('app') as HTMLElement })
