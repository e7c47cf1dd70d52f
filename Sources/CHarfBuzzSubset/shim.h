// Only for Galley's own targets: see CHarfBuzz.
#ifdef GALLEY_C_LIBRARIES
#include <hb-subset.h>
#endif
