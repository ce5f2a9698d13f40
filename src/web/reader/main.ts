// The reader: a library, and a book that lies open.
import { mount } from 'svelte'
import '../parts/base.css'
import { keepOffline } from '../parts/worker.ts'
import App from './App.svelte'

mount(App, { target: document.getElementById('app') as HTMLElement })
void keepOffline()
