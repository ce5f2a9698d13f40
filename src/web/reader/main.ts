// The reader: a library, and a book that lies open.
import { mount } from 'svelte'
import '../parts/base.css'
import { tellWhenFull } from '../parts/full-field.ts'
import { keepOffline } from '../parts/worker.ts'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
tellWhenFull()
void keepOffline()
