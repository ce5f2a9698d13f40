// The table.
import '../parts/base.css'
